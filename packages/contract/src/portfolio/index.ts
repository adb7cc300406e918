import { leaseStatuses, rentRowKinds } from "@keystead/domain/leases";
import { rentalModes } from "@keystead/domain/properties";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import { Amount, MoneyText } from "../wire/index.ts";

/** A rent row that wants money: overdue, or due within the next 7 days. */
export const PaymentDue = z.object({
  leaseId: z.string(),
  rowRef: z.string(),
  kind: z.enum(rentRowKinds),
  period: z.string(),
  dueOn: z.string(),
  /** The day at the property (R-Z03): what the payment form calls today. */
  today: z.string(),
  daysLate: z.number(),
  tenantName: z.string(),
  propertyName: z.string(),
  unitName: z.nullable(z.string()),
  /** What is still to pay after the lease's credit (R-C12). */
  outstanding: Amount,
  currency: z.string(),
  leaseStatus: z.enum(leaseStatuses),
});
export type PaymentDue = z.infer<typeof PaymentDue>;

export const PortfolioView = z.object({
  /** Today in the profile's zone; rows are judged on their property's own day. */
  today: z.string(),
  month: z.string(),
  empty: z.boolean(),
  overdue: z.object({ rows: z.array(PaymentDue), leases: z.number(), sums: z.array(MoneyText) }),
  upcoming: z.object({ rows: z.array(PaymentDue), sums: z.array(MoneyText) }),
  /** Rent and charges of this month: received on its rows against expected, per currency. */
  rent: z.array(
    z.object({
      currency: z.string(),
      received: Amount,
      expected: Amount,
      late: Amount,
      rowsSettled: z.number(),
      rows: z.number(),
    }),
  ),
  /** Cash received this month whatever it pays, without deposits, per currency. */
  income: z.array(MoneyText),
  /** Units of long-term properties; one without units counts as one itself (R-F16). */
  occupancy: z.object({
    units: z.number(),
    occupied: z.number(),
    vacant: z.number(),
    maintenance: z.number(),
  }),
  deposits: z.array(z.object({ currency: z.string(), held: Amount, leases: z.number() })),
  leasesEnding: z.object({
    within60Days: z.number(),
    next: z.nullable(z.object({ leaseId: z.string(), tenantName: z.string(), endsOn: z.string() })),
  }),
  /** Income of the last 6 months, oldest first, per currency; expenses join them when they exist. */
  months: z.array(z.object({ month: z.string(), income: z.array(MoneyText) })),
  properties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rentalMode: z.enum(rentalModes),
      received: z.array(MoneyText),
      units: z.number(),
      /** Of a property without units: 1 when it is let, else 0. */
      unitsLet: z.number(),
    }),
  ),
});
export type PortfolioView = z.infer<typeof PortfolioView>;

export const portfolioContract = {
  get: oc
    .errors(memberRefusals)
    .route({ method: "GET", path: "/portfolio" })
    .input(z.strictObject({}))
    .output(PortfolioView),
};
