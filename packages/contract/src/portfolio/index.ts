import { expenseCategories } from "@keystead/domain/ledger";
import { rentalModes } from "@keystead/domain/properties";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import { BaseFigures } from "../fx/index.ts";
import { OpenMonthView } from "../leases/index.ts";
import { Occupancy } from "../properties/index.ts";
import { Amount, CurrencyAmount, RentByCurrency } from "../wire/index.ts";

/** What one lease has to pay: its overdue months, or what falls due within the next 7 days (R-C08, R-C12). */
export const CollectLine = z.object({
  leaseId: z.string(),
  tenantName: z.string(),
  propertyName: z.string(),
  unitName: z.nullable(z.string()),
  currency: z.string(),
  /** The property's own day (R-Z03), which the payment form shows as today. */
  today: z.string(),
  /** The earliest due day of these amounts; `daysOverdue` counts from it. */
  dueOn: z.string(),
  daysOverdue: z.number(),
  /** Σ of the months, after the lease's credit. */
  sum: Amount,
  /** Oldest first; amount and settled cover the whole month, outstanding only the listed parts. */
  months: z.array(OpenMonthView),
});
export type CollectLine = z.infer<typeof CollectLine>;

/** R-F08 from records alone, per currency: money received, costs without pass-through, and the difference. */
const Left = z.object({
  received: z.array(CurrencyAmount),
  costs: z.array(CurrencyAmount),
  net: z.array(CurrencyAmount),
});

/** For the current month, and for its calendar year. */
const Result = z.object({ month: Left, year: Left });

export const PortfolioView = z.object({
  /** Today in the time zone of the profile; rows are judged by their property's own day. */
  today: z.string(),
  month: z.string(),
  empty: z.boolean(),
  /** One line for each lease, oldest first. */
  overdue: z.object({ lines: z.array(CollectLine), sums: z.array(CurrencyAmount) }),
  upcoming: z.object({ lines: z.array(CollectLine), sums: z.array(CurrencyAmount) }),
  /** Number of active leases, and of those whose rent of this month is settled. */
  leases: z.object({ active: z.number(), settled: z.number() }),
  /** Rent and charges due this month, and the part settled. */
  rent: RentByCurrency,
  /** Money received this month for whatever purpose, without deposits, per currency. */
  income: z.array(CurrencyAmount),
  result: Result,
  /**
   * R-F01: the month before, up to the same day of the month (`to`, inclusive); `soFar` is the net of the current month
   * up to today, for comparison. Part of all plans.
   */
  before: z.extend(Left, { month: z.string(), to: z.string(), soFar: z.array(CurrencyAmount) }),
  /** Costs by category in this month and this year, largest of the year first. */
  categories: z.array(
    z.object({ category: z.enum(expenseCategories), currency: z.string(), month: Amount, year: Amount }),
  ),
  occupancy: Occupancy,
  deposits: z.array(z.object({ currency: z.string(), held: Amount, leases: z.number() })),
  /** Open tasks that were due before today. */
  tasksOverdue: z.number(),
  /** Bookings that are not over and overlap another one (R-D03). */
  conflicts: z.number(),
  leasesEnding: z.object({
    within60Days: z.number(),
    next: z.nullable(z.object({ leaseId: z.string(), tenantName: z.string(), endsOn: z.string() })),
  }),
  /** Income of the last 6 months, oldest first, per currency. */
  months: z.array(z.object({ month: z.string(), income: z.array(CurrencyAmount) })),
  /** R-B05: null where all figures are already in the base currency, or there are none. */
  base: z.nullable(BaseFigures),
  properties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rentalMode: z.enum(rentalModes),
      received: z.array(CurrencyAmount),
      /** Null where it is already in the base currency, or cannot be converted. */
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
