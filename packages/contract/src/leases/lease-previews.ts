import { rentChangeBookings } from "@keystead/domain/leases";
import * as z from "zod/mini";

import { languages } from "@keystead/domain/languages";
import { reminderStops } from "@keystead/domain/reminders";

import { Amount, Named } from "../wire/index.ts";

const MovedMonth = z.object({
  period: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  rent: Amount,
  charges: Amount,
});

/** What a move comes to before it is made (R-C18), with the terms that the new lease begins with. */
export const LeaseMovePreview = z.object({
  currency: z.string(),
  monthlyRent: Amount,
  charges: Amount,
  deposit: Amount,
  paymentDay: z.number(),
  lastMonth: z.nullable(MovedMonth),
  firstMonth: z.nullable(MovedMonth),
  /** Still open on the old lease through its last day, and what stays there in credit. */
  staysOpen: Amount,
  staysCredit: Amount,
  /** What is held and goes along. */
  depositMoved: Amount,
});
export type LeaseMovePreview = z.infer<typeof LeaseMovePreview>;

/** What a change of rent would do, month by month, oldest first (R-C07); the months ahead simply carry the new amount. */
export const RentChangeView = z.object({
  currency: z.string(),
  months: z.array(
    z.object({
      period: z.string(),
      before: Amount,
      after: Amount,
      difference: Amount,
      booking: z.enum(rentChangeBookings),
      /** When the difference is asked for. */
      dueOn: z.string(),
    }),
  ),
  /** Σ of the differences. */
  together: Amount,
});
export type RentChangeView = z.infer<typeof RentChangeView>;

/** What an index clause proposes (R-C20): nothing is changed by it. */
export const IndexationProposal = z.object({
  currency: z.string(),
  effectiveOn: z.string(),
  oldRent: Amount,
  newRent: Amount,
  /** As they stand in the formula: those typed, or 100 and 100 + percent. */
  oldIndex: z.string(),
  newIndex: z.string(),
  share: z.string(),
  /** What the step would do to the months. */
  effect: RentChangeView,
});
export type IndexationProposal = z.infer<typeof IndexationProposal>;

/** The figures of a settlement's letter (R-C19). */
export const SettlementPreview = z.object({
  currency: z.string(),
  year: z.number(),
  share: Amount,
  /** Billed in that year, paid or not, and in how many months. */
  advances: Amount,
  months: z.number(),
  /** Positive: the tenant pays extra; negative: in the tenant's favour. */
  result: Amount,
  unpaid: Amount,
  /** Positive: the tenant owes. */
  balanceAfter: Amount,
  /** What an earlier settlement of the same year came to. */
  settledBefore: z.nullable(Amount),
});
export type SettlementPreview = z.infer<typeof SettlementPreview>;

/** The months that tracking from an earlier one would make (R-C21), oldest first. */
export const TrackingView = z.object({
  currency: z.string(),
  months: z.array(z.object({ period: z.string(), dueOn: z.string(), amount: Amount })),
  together: Amount,
});
export type TrackingView = z.infer<typeof TrackingView>;

/** The next reminders of a lease, in the words in which they would go out, if nothing is paid until then. */
export const ReminderPreview = z.object({
  /** Who is answered to: the owner of the workspace. */
  replyTo: z.string(),
  tenants: z.array(
    z.object({
      tenant: Named,
      email: z.string(),
      language: z.enum(languages),
      /** Why this tenant gets none. */
      stop: z.nullable(z.enum([...reminderStops, "no_email"])),
      /** Null when nothing is to come. */
      mail: z.nullable(z.object({ on: z.string(), subject: z.string(), text: z.string() })),
    }),
  ),
});
export type ReminderPreview = z.infer<typeof ReminderPreview>;
