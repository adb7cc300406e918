import { incomeCategories, incomeOrder, paymentMethods } from "@keystead/domain/ledger";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import {
  Amount,
  CurrencyCode,
  Day,
  Id,
  MoneyText,
  MonthText,
  Named,
  PaymentMethod,
  listQuery,
  severalOf,
  SearchText,
} from "../wire/index.ts";

/** A line of the list: a record, or all records of one bank transfer (R-C10a) together. */
export const IncomeView = z.object({
  id: z.string(),
  version: z.number(),
  property: Named,
  unit: z.nullable(Named),
  tenant: z.nullable(Named),
  leaseId: z.nullable(z.string()),
  /** The month whose row it pays; of a transfer, one of them. */
  rentPeriod: z.nullable(z.string()),
  category: z.enum(incomeCategories),
  /** Σ of its parts. Negative only for reversals and for deposits given back or kept. */
  amount: Amount,
  /** What it was booked as, in the order in which money fills rows; one part where nothing was split. */
  parts: z.array(
    z.object({
      id: z.string(),
      category: z.enum(incomeCategories),
      amount: Amount,
      rentPeriod: z.nullable(z.string()),
    }),
  ),
  currency: z.string(),
  receivedOn: z.string(),
  method: PaymentMethod,
  notes: z.string(),
  /** Comes from a payment, refund or deposit movement and is changed there. */
  linked: z.boolean(),
});
export type IncomeView = z.infer<typeof IncomeView>;

const recordFilters = {
  propertyId: z.optional(Id),
  leaseId: z.optional(Id),
  category: severalOf(incomeCategories),
  method: severalOf(paymentMethods),
  currency: z.optional(CurrencyCode),
};

export const IncomeQuery = listQuery(incomeOrder, {
  from: z.optional(Day),
  to: z.optional(Day),
  ...recordFilters,
});

/** The same filters as the list; paging and order change no sum, so they are asked for once per filter. */
export const IncomeSumsQuery = z.strictObject({
  q: SearchText,
  from: z.optional(Day),
  to: z.optional(Day),
  ...recordFilters,
});

/** Received = money that came in, without deposits, which are named beside it, and without what is collected for others. */
export const IncomeSums = z.object({
  sums: z.array(z.object({ currency: z.string(), received: Amount, deposits: Amount, records: z.number() })),
});
export type IncomeSums = z.infer<typeof IncomeSums>;

/** Twelve months up to and with `last`, under the same filters as the list. */
export const IncomeMonthsQuery = z.strictObject({
  last: MonthText,
  q: SearchText,
  ...recordFilters,
});

/** What was received in each, oldest first, an empty month with no sums; currencies are never added. */
export const IncomeMonths = z.object({
  months: z.array(z.object({ month: z.string(), sums: z.array(MoneyText) })),
});
export type IncomeMonths = z.infer<typeof IncomeMonths>;

const member = oc.errors(memberRefusals);

export const incomeContract = {
  list: member
    .route({ method: "GET", path: "/income" })
    .input(IncomeQuery)
    .output(z.object({ items: z.array(IncomeView), total: z.number() })),
  sums: member.route({ method: "GET", path: "/income/sums" }).input(IncomeSumsQuery).output(IncomeSums),
  months: member
    .route({ method: "GET", path: "/income/months" })
    .input(IncomeMonthsQuery)
    .output(IncomeMonths),
};
