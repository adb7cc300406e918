import { expenseCategories } from "@keystead/domain/ledger";
import { rentalModes } from "@keystead/domain/properties";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import { BaseFigures } from "../fx/index.ts";
import { OpenMonthView } from "../leases/index.ts";
import { Occupancy } from "../properties/index.ts";
import { Amount, CurrencyAmount, RentByCurrency } from "../wire/index.ts";

/** What one lease is asked for: its overdue months, or what falls due within the next 7 days (R-C08, R-C12). */
export const CollectLine = z.object({
  leaseId: z.string(),
  tenantName: z.string(),
  propertyName: z.string(),
  unitName: z.nullable(z.string()),
  currency: z.string(),
  /** The day at the property (R-Z03): what the payment form calls today. */
  today: z.string(),
  /** The earliest due day of what is asked for, and the days since then. */
  dueOn: z.string(),
  daysLate: z.number(),
  /** Σ of its months, after the lease's credit. */
  sum: Amount,
  /** Oldest first; amount and settled are those of the whole month, outstanding that of the parts asked for. */
  months: z.array(OpenMonthView),
});
export type CollectLine = z.infer<typeof CollectLine>;

/** R-F08 from records alone, per currency: what came in, costs without what is paid on for others, and what is left. */
const Left = z.object({
  received: z.array(CurrencyAmount),
  costs: z.array(CurrencyAmount),
  net: z.array(CurrencyAmount),
});

/** Of the running month, and of its calendar year. */
const Result = z.object({ month: Left, year: Left });

export const PortfolioView = z.object({
  /** Today in the profile's zone; rows are judged on their property's own day. */
  today: z.string(),
  month: z.string(),
  empty: z.boolean(),
  /** One line for each lease, oldest first. */
  overdue: z.object({ lines: z.array(CollectLine), sums: z.array(CurrencyAmount) }),
  upcoming: z.object({ lines: z.array(CollectLine), sums: z.array(CurrencyAmount) }),
  /** Active leases, and those of them whose rent of this month is settled. */
  leases: z.object({ active: z.number(), settled: z.number() }),
  /** Rent and charges due this month: what of them is settled. */
  rent: RentByCurrency,
  /** Money that came in this month whatever it pays, without deposits, per currency. */
  income: z.array(CurrencyAmount),
  result: Result,
  /**
   * R-F01: the month before, as far into it as today is into the running one, `to` its last day that counts; `soFar` is what is left
   * of the running one up to today, which is set beside it. In all plans.
   */
  before: z.extend(Left, { month: z.string(), to: z.string(), soFar: z.array(CurrencyAmount) }),
  /** Costs of each category in this month and in its year, those of the year the largest first. */
  categories: z.array(
    z.object({ category: z.enum(expenseCategories), currency: z.string(), month: Amount, year: Amount }),
  ),
  occupancy: Occupancy,
  deposits: z.array(z.object({ currency: z.string(), held: Amount, leases: z.number() })),
  /** To be done, and due before today. */
  tasksOverdue: z.number(),
  /** Stays that are not over and overlap another one (R-D03). */
  conflicts: z.number(),
  leasesEnding: z.object({
    within60Days: z.number(),
    next: z.nullable(z.object({ leaseId: z.string(), tenantName: z.string(), endsOn: z.string() })),
  }),
  /** Income of the last 6 months, oldest first, per currency. */
  months: z.array(z.object({ month: z.string(), income: z.array(CurrencyAmount) })),
  /** R-B05: null where all figures are in the base currency, or are nothing. */
  base: z.nullable(BaseFigures),
  properties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rentalMode: z.enum(rentalModes),
      received: z.array(CurrencyAmount),
      /** Null where it is in the base currency, or cannot be converted. */
      inBase: z.nullable(CurrencyAmount),
      result: Result,
      units: z.number(),
      occupancy: Occupancy,
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
