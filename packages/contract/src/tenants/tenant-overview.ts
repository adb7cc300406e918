import {
  depositMovementTypes,
  leaseStatuses,
  rentRowStates,
  stepKinds,
  writeDownReasons,
} from "@keystead/domain/leases";
import { timelineFilters } from "@keystead/domain/tenants";
import * as z from "zod/mini";

import { OpenMonthView } from "../leases/lease-views.ts";
import { Amount, Id, CurrencyAmount, Named, PaymentMethod, text } from "../wire/index.ts";
import { TenantView } from "./tenant-schemas.ts";

/** Long enough for the id of an entry. */
const ENTRY_ID_LIMIT = 100;

/** A lease on the page of its tenant: where, how long, and where its money stands today. */
export const TenantLease = z.object({
  id: z.string(),
  property: Named,
  unit: z.nullable(Named),
  address: z.string(),
  city: z.string(),
  /** The day at the property (R-Z03). */
  today: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  status: z.enum(leaseStatuses),
  currency: z.string(),
  /** Rent and charges of a month, in force today. */
  monthly: Amount,
  paymentDay: z.number(),
  /** Positive: the tenant owes; negative: credit (R-C15). */
  balance: Amount,
  /** Σ of what is open and due by today. */
  due: Amount,
  /** Due day of the oldest open part; null when nothing is due. */
  dueSince: z.nullable(z.string()),
  daysLate: z.number(),
  /** Months that are open and due by today, and the next one. */
  openMonths: z.array(OpenMonthView),
  nextDue: z.nullable(z.object({ dueOn: z.string(), outstanding: Amount })),
  deposit: z.object({
    agreed: Amount,
    held: Amount,
    returned: Amount,
    /** Of the last time something of it was given back. */
    returnedOn: z.nullable(z.string()),
    retained: Amount,
  }),
});
export type TenantLease = z.infer<typeof TenantLease>;

const entry = { id: z.string(), on: z.string(), leaseId: z.string(), currency: z.string(), amount: Amount };

/** Something that happened between landlord and tenant; the id says where it stands among the others. */
export const TimelineEntry = z.discriminatedUnion("kind", [
  z.object({
    ...entry,
    kind: z.literal("payment"),
    method: PaymentMethod,
    note: z.string(),
    openingCredit: z.boolean(),
    /** The months it settled, oldest first; `part`: the month asked for more than it gave. */
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
  /** `amount`: rent and charges of a month then. */
  z.object({ ...entry, kind: z.literal("began") }),
  z.object({ ...entry, kind: z.literal("ended") }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Timeline = z.object({
  /** The newest first. */
  entries: z.array(TimelineEntry),
  /** How many stand before them, and the day of the first one of all. */
  earlier: z.number(),
  since: z.nullable(z.string()),
});
export type Timeline = z.infer<typeof Timeline>;

export const TimelineQuery = z.strictObject({
  id: Id,
  only: z.optional(z.enum(timelineFilters)),
  /** The last entry that is known already; without one the newest are answered. */
  before: z.optional(text(ENTRY_ID_LIMIT)),
});

/** The person, and everything that is to be known of them at a glance. */
export const TenantOverview = z.object({
  tenant: TenantView,
  /** Running ones first, then those that are over, the latest first. */
  leases: z.array(TenantLease),
  year: z.object({
    /** Twelve months up to and with the running one, over all leases. */
    months: z.array(
      z.object({
        period: z.string(),
        /** Null where nothing was asked for. */
        state: z.nullable(z.enum(rentRowStates)),
        /** The day on which its money was all there. */
        settledOn: z.nullable(z.string()),
        late: z.boolean(),
      }),
    ),
    /** What of these months is settled, and what they asked for. */
    settled: z.array(CurrencyAmount),
    asked: z.array(CurrencyAmount),
  }),
  timeline: Timeline,
});
export type TenantOverview = z.infer<typeof TenantOverview>;
