import {
  depositMovementTypes,
  leaseStatuses,
  rentRowStates,
  stepKinds,
  writeDownReasons,
} from "@keystead/domain/leases";
import { timelineFilters } from "@keystead/domain/tenants";
import * as z from "zod/mini";

import { OpenMonthView } from "../leases/lease-account-views.ts";
import { Amount, Id, CurrencyAmount, Named, PaymentMethodCode, text } from "../wire/index.ts";
import { TenantView } from "./tenant-schemas.ts";

/** Long enough for the id of any entry. */
const ENTRY_ID_LIMIT = 100;

/** A lease on the page of its tenant: where, how long, and its balance today. */
export const TenantLease = z.object({
  id: z.string(),
  property: Named,
  unit: z.nullable(Named),
  address: z.string(),
  city: z.string(),
  /** The property's own day (R-Z03). */
  today: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  status: z.enum(leaseStatuses),
  currency: z.string(),
  /** Monthly rent and charges, in force today. */
  monthly: Amount,
  paymentDay: z.number(),
  /** Positive: the tenant owes; negative: credit (R-C15). */
  balance: Amount,
  /** Σ open and due by today. */
  due: Amount,
  /** Due day of the oldest open part; null when nothing is due. */
  dueSince: z.nullable(z.string()),
  daysOverdue: z.number(),
  /** Open months that are due by today, and the next one. */
  openMonths: z.array(OpenMonthView),
  nextDue: z.nullable(z.object({ dueOn: z.string(), outstanding: Amount })),
  deposit: z.object({
    agreed: Amount,
    held: Amount,
    returned: Amount,
    /** The day of the last return. */
    returnedOn: z.nullable(z.string()),
    retained: Amount,
  }),
});
export type TenantLease = z.infer<typeof TenantLease>;

const entry = { id: z.string(), on: z.string(), leaseId: z.string(), currency: z.string(), amount: Amount };

/** An event between landlord and tenant; its id determines its position among the others. */
export const TimelineEntry = z.discriminatedUnion("kind", [
  z.object({
    ...entry,
    kind: z.literal("payment"),
    method: PaymentMethodCode,
    note: z.string(),
    openingCredit: z.boolean(),
    /** The months it settled, oldest first; `part`: it did not cover all that the month billed. */
    settled: z.array(z.object({ period: z.string(), part: z.boolean() })),
  }),
  z.object({ ...entry, kind: z.literal("refund"), note: z.string() }),
  z.object({
    ...entry,
    kind: z.literal("deposit"),
    movement: z.enum(depositMovementTypes),
    /** It followed the tenant to or from another lease (R-C18). */
    transfer: z.boolean(),
    note: z.string(),
  }),
  z.object({ ...entry, kind: z.literal("terms"), what: z.enum(stepKinds), before: Amount }),
  z.object({
    ...entry,
    kind: z.literal("writeDown"),
    period: z.string(),
    reason: z.enum(writeDownReasons),
    note: z.string(),
  }),
  z.object({ ...entry, kind: z.literal("charge"), note: z.string() }),
  /** `amount`: monthly rent and charges at the time. */
  z.object({ ...entry, kind: z.literal("began") }),
  z.object({ ...entry, kind: z.literal("ended") }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Timeline = z.object({
  /** Newest first. */
  entries: z.array(TimelineEntry),
  /** How many earlier entries there are, and the day of the very first. */
  earlier: z.number(),
  since: z.nullable(z.string()),
});
export type Timeline = z.infer<typeof Timeline>;

export const TimelineQuery = z.strictObject({
  id: Id,
  only: z.optional(z.enum(timelineFilters)),
  /** The last entry already known; without it the newest are answered. */
  before: z.optional(text(ENTRY_ID_LIMIT)),
});

/** The tenant with an overview. */
export const TenantOverview = z.object({
  tenant: TenantView,
  /** Running leases first, then ended ones, latest first. */
  leases: z.array(TenantLease),
  year: z.object({
    /** Twelve months ending with the current one, over all leases. */
    months: z.array(
      z.object({
        period: z.string(),
        /** Null where nothing was billed. */
        state: z.nullable(z.enum(rentRowStates)),
        /** The day on which the month was fully paid. */
        settledOn: z.nullable(z.string()),
        paidLate: z.boolean(),
      }),
    ),
    /** What of these months is settled, and what they billed. */
    settled: z.array(CurrencyAmount),
    billed: z.array(CurrencyAmount),
  }),
  timeline: Timeline,
});
export type TenantOverview = z.infer<typeof TenantOverview>;
