import {
  expenseCategories,
  expenseNatures,
  expenseOrder,
  incomeCategories,
  incomeNatures,
  incomeOrder,
  paymentMethods,
  receiptStates,
} from "@keystead/domain/ledger";
import * as z from "zod/mini";

import { BaseSum } from "../fx/index.ts";
import {
  Amount,
  CurrencyCode,
  Day,
  Id,
  CurrencyAmount,
  MonthText,
  Named,
  SearchText,
  listQuery,
  anyOf,
} from "../wire/index.ts";

/** Days that lists and sums of a book are limited to; both inclusive. */
const days = { from: z.optional(Day), to: z.optional(Day) };
const incomeFilters = {
  propertyId: z.optional(Id),
  leaseId: z.optional(Id),
  category: anyOf(incomeCategories),
  nature: anyOf(incomeNatures),
  method: anyOf(paymentMethods),
  currency: z.optional(CurrencyCode),
  /** Only what guests paid for cleaning. */
  cleaning: z.optional(z.enum(["true"])),
};
const expenseFilters = {
  propertyId: z.optional(Id),
  unitId: z.optional(Id),
  category: anyOf(expenseCategories),
  nature: anyOf(expenseNatures),
  receipt: z.optional(z.enum(receiptStates)),
  currency: z.optional(CurrencyCode),
};

export const IncomeQuery = listQuery(incomeOrder, { ...days, ...incomeFilters });
export type IncomeQuery = z.infer<typeof IncomeQuery>;
export const ExpenseQuery = listQuery(expenseOrder, { ...days, ...expenseFilters });
export type ExpenseQuery = z.infer<typeof ExpenseQuery>;

/** The same filters as the list. Paging and order do not change sums, so they are requested once per filter. */
export const IncomeSumsQuery = z.strictObject({ q: SearchText, ...days, ...incomeFilters });
export const ExpenseSumsQuery = z.strictObject({ q: SearchText, ...days, ...expenseFilters });

/**
 * One line per currency, never added. `amount` = money received or spent on the landlord's own account: without
 * deposits and pass-through (R-A09), which are listed beside it; `records` counts the records in it.
 */
export const RecordSums = z.object({
  sums: z.array(
    z.object({
      currency: z.string(),
      amount: Amount,
      deposits: Amount,
      passThrough: Amount,
      records: z.number(),
    }),
  ),
  /** The amounts in the base currency (R-B06); null where they already are, or where there are none. */
  base: z.nullable(BaseSum),
});
export type RecordSums = z.infer<typeof RecordSums>;

/** Twelve months ending with `last`, under the same filters as the list. */
export const IncomeMonthsQuery = z.strictObject({ last: MonthText, q: SearchText, ...incomeFilters });
export const ExpenseMonthsQuery = z.strictObject({ last: MonthText, q: SearchText, ...expenseFilters });

/** Received or spent in each month, oldest first; a month without records has no sums. Currencies are never added. */
export const RecordMonths = z.object({
  months: z.array(z.object({ month: z.string(), sums: z.array(CurrencyAmount) })),
});
export type RecordMonths = z.infer<typeof RecordMonths>;

/** R-E07, both ends inclusive. */
export const CleaningMarginQuery = z.strictObject({
  from: MonthText,
  through: MonthText,
  propertyId: z.optional(Id),
});
export type CleaningMarginQuery = z.infer<typeof CleaningMarginQuery>;

/** What guests paid for cleaning less its cost, by property and month, latest first; currencies are never added. */
export const CleaningMargins = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      property: Named,
      currency: z.string(),
      /** Σ Income linked to a booking as its cleaning fee, less reversals. */
      paid: Amount,
      /** Σ Expense of category cleaning, less reversals. */
      cost: Amount,
      margin: Amount,
    }),
  ),
});
export type CleaningMargins = z.infer<typeof CleaningMargins>;

/** Two spans of days under the same filters: the one shown, and the one it is compared with. */
export const ExpenseCategoriesQuery = z.strictObject({
  q: SearchText,
  from: Day,
  to: Day,
  beforeFrom: Day,
  beforeTo: Day,
  ...expenseFilters,
});

/** Spent per category and currency, in both spans; pass-through is left out. */
export const ExpenseCategories = z.object({
  categories: z.array(
    z.object({ category: z.enum(expenseCategories), currency: z.string(), amount: Amount, before: Amount }),
  ),
});
export type ExpenseCategories = z.infer<typeof ExpenseCategories>;
