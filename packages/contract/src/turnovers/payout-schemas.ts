import { paymentMethods } from "@keystead/domain/ledger";
import {
  turnoverStatuses,
  ownPayoutOrder,
  ownPayoutStates,
  payoutOrder,
  payoutStates,
} from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import {
  Amount,
  Day,
  Id,
  Named,
  PaymentMethodCode,
  Version,
  listQuery,
  NextPage,
  atLeastOne,
  anyOf,
} from "../wire/index.ts";

/** What is owed or was paid for a turnover (R-E07, R-E08). Days and times are local to its property. */
export const PayoutView = z.object({
  id: z.string(),
  version: z.number(),
  property: Named,
  unit: z.nullable(Named),
  timezone: z.string(),
  bookingId: z.nullable(z.string()),
  cleaner: z.nullable(Named),
  cleanerEmail: z.string(),
  checkOut: z.string(),
  windowEnd: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  status: z.enum(turnoverStatuses),
  fee: Amount,
  currency: z.string(),
  payout: z.enum(payoutStates),
  approved: z.boolean(),
  paidOn: z.nullable(z.string()),
  paidMethod: z.nullable(z.enum(paymentMethods)),
  /** The Expense that is its payment; as long as it exists, the turnover is paid. */
  expenseId: z.nullable(z.string()),
  note: z.string(),
});
export type PayoutView = z.infer<typeof PayoutView>;

export const PayoutQuery = listQuery(payoutOrder, {
  state: anyOf(payoutStates),
  cleanerId: z.optional(Id),
  propertyId: z.optional(Id),
  /** Done on these days, local to the property, both inclusive. */
  doneFrom: z.optional(Day),
  doneTo: z.optional(Day),
});
export type PayoutQuery = z.infer<typeof PayoutQuery>;

/** Sums in one currency over everything that the filters find; currencies are never added. */
const sums = { currency: z.string(), turnovers: z.number(), due: Amount, approved: Amount, paid: Amount };

export const PayoutList = z.object({
  items: z.array(PayoutView),
  total: z.number(),
  next: NextPage,
  sums: z.array(z.object(sums)),
  /** The same per cleaner. */
  cleaners: z.array(z.object({ cleaner: z.nullable(Named), ...sums })),
});
export type PayoutList = z.infer<typeof PayoutList>;

/**
 * R-O01: a cleaner's own turnovers with their pay; no other cleaners, no guests. The day is that of the planned start.
 */
const OwnPayout = z.object({
  id: z.string(),
  property: Named,
  unit: z.nullable(Named),
  day: z.string(),
  doneAt: z.nullable(z.string()),
  fee: Amount,
  currency: z.string(),
  payout: z.enum(payoutStates),
  approved: z.boolean(),
  paidOn: z.nullable(z.string()),
});
export type OwnPayout = z.infer<typeof OwnPayout>;

export const OwnPayoutQuery = listQuery(ownPayoutOrder, { state: anyOf(ownPayoutStates) });
export type OwnPayoutQuery = z.infer<typeof OwnPayoutQuery>;

export const OwnPayoutList = z.object({
  items: z.array(OwnPayout),
  total: z.number(),
  next: NextPage,
  sums: z.array(z.object(sums)),
});
export type OwnPayoutList = z.infer<typeof OwnPayoutList>;

const turnovers = atLeastOne(z.strictObject({ id: Id, version: Version }));

/** Approves several together, all or nothing. */
export const PayoutApproval = z.strictObject({ turnovers, approved: z.boolean() });
export type PayoutApproval = z.infer<typeof PayoutApproval>;

/** Books exactly one Expense of category cleaning for each turnover (R-E07), all or nothing. */
export const PayoutPayment = z.strictObject({ turnovers, paidOn: Day, method: PaymentMethodCode });
export type PayoutPayment = z.infer<typeof PayoutPayment>;

export const PayoutsChanged = z.object({ items: z.array(PayoutView) });
export type PayoutsChanged = z.infer<typeof PayoutsChanged>;
