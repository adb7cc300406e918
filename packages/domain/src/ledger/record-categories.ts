import type { Book } from "./change-record.ts";

export const incomeCategories = ["rent", "deposit", "utilities", "other"] as const;
export type IncomeCategory = (typeof incomeCategories)[number];

/** The Income category of a rent row (R-C11): utilities for a charge, rent for everything else. */
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

/** Categories and natures of each book. */
export const bookWords: Readonly<
  Record<Book, { readonly categories: readonly string[]; readonly natures: readonly string[] }>
> = {
  income: { categories: incomeCategories, natures: incomeNatures },
  expense: { categories: expenseCategories, natures: expenseNatures },
};
