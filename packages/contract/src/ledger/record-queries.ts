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
  severalOf,
} from "../wire/index.ts";

/** What of a book is asked for, and what it comes to. */
const days = { from: z.optional(Day), to: z.optional(Day) };
const incomeFilters = {
  propertyId: z.optional(Id),
  leaseId: z.optional(Id),
  category: severalOf(incomeCategories),
  nature: severalOf(incomeNatures),
  method: severalOf(paymentMethods),
  currency: z.optional(CurrencyCode),
  /** What guests paid for cleaning. */
  cleaning: z.optional(z.enum(["true"])),
};
const expenseFilters = {
  propertyId: z.optional(Id),
  unitId: z.optional(Id),
  category: severalOf(expenseCategories),
  nature: severalOf(expenseNatures),
  receipt: z.optional(z.enum(receiptStates)),
  currency: z.optional(CurrencyCode),
};

export const IncomeQuery = listQuery(incomeOrder, { ...days, ...incomeFilters });
export type IncomeQuery = z.infer<typeof IncomeQuery>;
export const ExpenseQuery = listQuery(expenseOrder, { ...days, ...expenseFilters });
export type ExpenseQuery = z.infer<typeof ExpenseQuery>;

/** The same filters as the list; paging and order change no sum, so they are asked for once per filter. */
export const IncomeSumsQuery = z.strictObject({ q: SearchText, ...days, ...incomeFilters });
export const ExpenseSumsQuery = z.strictObject({ q: SearchText, ...days, ...expenseFilters });

/**
 * One line per currency, never added. Amount = money that came in, or was spent, of one's own: without deposits and without what
 * passes through for others (R-A09), which are named beside it; `records` are those that it counts.
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
  /** The amounts in the base currency (R-B06); null where they are in it already, or are nothing. */
  base: z.nullable(BaseSum),
});
export type RecordSums = z.infer<typeof RecordSums>;

/** Twelve months up to and with `last`, under the same filters as the list. */
export const IncomeMonthsQuery = z.strictObject({ last: MonthText, q: SearchText, ...incomeFilters });
export const ExpenseMonthsQuery = z.strictObject({ last: MonthText, q: SearchText, ...expenseFilters });

/** What was received or spent in each, oldest first, an empty month with no sums; currencies are never added. */
export const RecordMonths = z.object({
  months: z.array(z.object({ month: z.string(), sums: z.array(CurrencyAmount) })),
});
export type RecordMonths = z.infer<typeof RecordMonths>;

/** R-E07, both ends counted. */
export const CleaningMarginQuery = z.strictObject({
  from: MonthText,
  through: MonthText,
  propertyId: z.optional(Id),
});
export type CleaningMarginQuery = z.infer<typeof CleaningMarginQuery>;

/** What guests paid for cleaning less what cleaning cost, by property and month, the latest first; currencies are never added. */
export const CleaningMargins = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      property: Named,
      currency: z.string(),
      /** Σ Income that names the stay it cleaned after, less what went back. */
      paid: Amount,
      /** Σ Expense of category cleaning, less what came back. */
      cost: Amount,
      margin: Amount,
    }),
  ),
});
export type CleaningMargins = z.infer<typeof CleaningMargins>;

/** Two spans of days under the same filters: the one that is shown, and what it is compared with. */
export const ExpenseCategoriesQuery = z.strictObject({
  q: SearchText,
  from: Day,
  to: Day,
  beforeFrom: Day,
  beforeTo: Day,
  ...expenseFilters,
});

/** What was spent on each category, per currency, now and before; what passes through for others is left out. */
export const ExpenseCategories = z.object({
  categories: z.array(
    z.object({ category: z.enum(expenseCategories), currency: z.string(), amount: Amount, before: Amount }),
  ),
});
export type ExpenseCategories = z.infer<typeof ExpenseCategories>;
