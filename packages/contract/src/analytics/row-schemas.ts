import { propertyInputs } from "@keystead/domain/analytics";
import {
  books,
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
} from "@keystead/domain/ledger";
import { rentRowKinds } from "@keystead/domain/leases";
import * as z from "zod/mini";

import { CurrencyAmount, Named } from "../wire/index.ts";

/**
 * Fields of every row: its property and unit, and what it contributes. Summed up, the rows are the figure's two sides.
 */
const row = {
  /** Unique among the rows of the figure. */
  key: z.string(),
  property: Named,
  unit: z.nullable(Named),
  /** In the unit of the side; null where the row contributes nothing or its rate is missing. */
  numerator: z.nullable(z.string()),
  denominator: z.nullable(z.string()),
  /** The row's amount has no rate, so the figure has no value. */
  withoutRate: z.boolean(),
};

/** An Income or Expense. Money out is negative in NOI and cash flow. */
export const RecordRow = z.object({
  ...row,
  kind: z.literal("record"),
  book: z.enum(books),
  recordId: z.string(),
  date: z.string(),
  category: z.enum([...incomeCategories, ...expenseCategories]),
  nature: z.enum([...incomeNatures, ...expenseNatures]),
  notes: z.string(),
  /** The recorded amount. */
  money: CurrencyAmount,
  /** Income of a lease or booking links to it. */
  leaseId: z.nullable(z.string()),
  bookingId: z.nullable(z.string()),
});

/** R-F08: a month's debt service "from loan data", where none was recorded. */
export const LoanRow = z.object({
  ...row,
  kind: z.literal("loan"),
  month: z.string(),
  money: CurrencyAmount,
});

/** What a booking contributes to a month (R-B06). */
export const BookingRowView = z.object({
  ...row,
  kind: z.literal("stay"),
  bookingId: z.string(),
  guestName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  month: z.string(),
  /**
   * Its nights in the period, over all its units; `sold` = unit-nights that it was the first to sell (a night sold
   * twice counts once).
   */
  nights: z.array(z.object({ date: z.string(), amount: z.string(), sold: z.number() })),
  money: CurrencyAmount,
});

/** The days of the period of a unit, or of a property that counts as one (`unit` null). */
export const RentableRow = z.object({
  ...row,
  kind: z.literal("rentable"),
  days: z.object({
    inService: z.number(),
    leased: z.number(),
    sold: z.number(),
    /** Blocked and not sold. */
    blocked: z.number(),
    /** Short-term: not blocked, not leased, or sold. Long-term: not sold by the night, or leased. */
    available: z.number(),
  }),
});

/** A row of the rent schedule due in the period, as it stands on the period's last day. */
export const RentDueRow = z.object({
  ...row,
  kind: z.literal("rent_row"),
  leaseId: z.string(),
  tenantName: z.string(),
  rowKind: z.enum(rentRowKinds),
  dueOn: z.string(),
  expected: CurrencyAmount,
  /** Null in accrual figures, where it counts whether paid or not. */
  settled: z.nullable(CurrencyAmount),
});

/** A lease that owes something on the period's last day. */
export const OwingLeaseRow = z.object({
  ...row,
  kind: z.literal("lease"),
  leaseId: z.string(),
  tenantName: z.string(),
  money: CurrencyAmount,
});

/** A field of a property: price, costs and works are positive, the loan is negative. */
export const InputRow = z.object({
  ...row,
  kind: z.literal("input"),
  field: z.enum(propertyInputs),
  money: CurrencyAmount,
});

/** NOI and debt service of a complete month at a property. */
export const PropertyMonthRow = z.object({
  ...row,
  kind: z.literal("property_month"),
  month: z.string(),
  /** In the answer's currency; null without a rate. */
  noi: z.nullable(CurrencyAmount),
  debtService: z.nullable(CurrencyAmount),
});

/** R-F10: the amount that extrapolates `months` months to a year. */
export const ProjectionRow = z.object({ ...row, kind: z.literal("projection"), months: z.number() });

export const MetricRowView = z.discriminatedUnion("kind", [
  RecordRow,
  LoanRow,
  BookingRowView,
  RentableRow,
  RentDueRow,
  OwingLeaseRow,
  InputRow,
  PropertyMonthRow,
  ProjectionRow,
]);
export type MetricRowView = z.infer<typeof MetricRowView>;
