import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import {
  Amount,
  CurrencyCode,
  Day,
  Id,
  Named,
  PaymentMethod,
  listQuery,
  paymentMethods,
  severalOf,
} from "../wire/index.ts";

export const incomeCategories = ["rent", "deposit", "utilities", "other"] as const;
export type IncomeCategory = (typeof incomeCategories)[number];

export const IncomeView = z.object({
  id: z.string(),
  version: z.number(),
  property: Named,
  unit: z.nullable(Named),
  tenant: z.nullable(Named),
  leaseId: z.nullable(z.string()),
  /** The month whose row it pays. */
  rentPeriod: z.nullable(z.string()),
  category: z.enum(incomeCategories),
  /** Negative only for reversals and for deposits given back or kept. */
  amount: Amount,
  currency: z.string(),
  receivedOn: z.string(),
  method: PaymentMethod,
  notes: z.string(),
  /** Comes from a payment, refund or deposit movement and is changed there. */
  linked: z.boolean(),
});
export type IncomeView = z.infer<typeof IncomeView>;

export const IncomeQuery = listQuery(["receivedOn", "amount", "property", "category", "method"], {
  from: z.optional(Day),
  to: z.optional(Day),
  propertyId: z.optional(Id),
  leaseId: z.optional(Id),
  category: severalOf(incomeCategories),
  method: severalOf(paymentMethods),
  currency: z.optional(CurrencyCode),
});

const member = oc.errors(memberRefusals);

export const incomeContract = {
  list: member
    .route({ method: "GET", path: "/income" })
    .input(IncomeQuery)
    .output(
      z.object({
        items: z.array(IncomeView),
        total: z.number(),
        sums: z.array(z.object({ currency: z.string(), amount: Amount, records: z.number() })),
      }),
    ),
};
