import type { Book } from "./change-record.ts";

export const incomeCategories = ["rent", "deposit", "utilities", "other"] as const;
export type IncomeCategory = (typeof incomeCategories)[number];

/** What a rent row pays into (R-C11): a charge is utilities, everything else rent. */
export type RentCategory = Extract<IncomeCategory, "rent" | "utilities">;

export const expenseCategories = [
  "maintenance",
  "utilities",
  "insurance",
  "taxes",
  "repairs",
  "cleaning",
  "management",
  "other",
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

/** `pass_through` = collected for someone else (R-A09). */
export const incomeNatures = ["operating", "pass_through"] as const;
export type IncomeNature = (typeof incomeNatures)[number];

export const expenseNatures = ["operating", "capital", "debt_service", "pass_through"] as const;
export type ExpenseNature = (typeof expenseNatures)[number];

/** The words that a book has for what a record is. */
export const bookWords: Readonly<
  Record<Book, { readonly categories: readonly string[]; readonly natures: readonly string[] }>
> = {
  income: { categories: incomeCategories, natures: incomeNatures },
  expense: { categories: expenseCategories, natures: expenseNatures },
};
