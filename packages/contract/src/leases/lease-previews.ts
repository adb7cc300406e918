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

/** The result of a move before it is made (R-C18), with the initial terms of the new lease. */
export const LeaseMovePreview = z.object({
  currency: z.string(),
  monthlyRent: Amount,
  charges: Amount,
  deposit: Amount,
  paymentDay: z.number(),
  lastMonth: z.nullable(MovedMonth),
  firstMonth: z.nullable(MovedMonth),
  /** Open amounts on the old lease through its last day, and the credit that stays there. */
  staysOpen: Amount,
  staysCredit: Amount,
  /** The held deposit, which moves to the new lease. */
  depositMoved: Amount,
});
export type LeaseMovePreview = z.infer<typeof LeaseMovePreview>;

/**
 * What a change of rent would do, month by month, oldest first (R-C07). Future months without money simply get the new
 * amount and are left out.
 */
export const RentChangeView = z.object({
  currency: z.string(),
  months: z.array(
    z.object({
      period: z.string(),
      before: Amount,
      after: Amount,
      difference: Amount,
      booking: z.enum(rentChangeBookings),
      /** Due day of the difference. */
      dueOn: z.string(),
    }),
  ),
  /** Σ of the differences. */
  together: Amount,
});
export type RentChangeView = z.infer<typeof RentChangeView>;

/** What an index clause proposes (R-C20); changes nothing. */
export const IndexationProposal = z.object({
  currency: z.string(),
  effectiveOn: z.string(),
  oldRent: Amount,
  newRent: Amount,
  /** The values in the formula: those typed, or 100 and 100 + percent. */
  oldIndex: z.string(),
  newIndex: z.string(),
  share: z.string(),
  /** What the step would change in each month. */
  effect: RentChangeView,
});
export type IndexationProposal = z.infer<typeof IndexationProposal>;

/** The figures of a settlement's letter (R-C19). */
export const SettlementPreview = z.object({
  currency: z.string(),
  year: z.number(),
  share: Amount,
  /** Billed in that year, paid or not; `months` is the number of months billed. */
  advances: Amount,
  months: z.number(),
  /** Positive: the tenant pays extra; negative: in the tenant's favour. */
  result: Amount,
  unpaid: Amount,
  /** Positive: the tenant owes. */
  balanceAfter: Amount,
  /** Result of an earlier settlement of the same year; null where there is none. */
  settledBefore: z.nullable(Amount),
});
export type SettlementPreview = z.infer<typeof SettlementPreview>;

/** The months that tracking from an earlier month would add (R-C21), oldest first. */
export const TrackingView = z.object({
  currency: z.string(),
  months: z.array(z.object({ period: z.string(), dueOn: z.string(), amount: Amount })),
  together: Amount,
});
export type TrackingView = z.infer<typeof TrackingView>;

/** The next reminders of a lease, worded as they would be sent if nothing is paid until then. */
export const ReminderPreview = z.object({
  /** Where replies go: to the owner of the workspace. */
  replyTo: z.string(),
  tenants: z.array(
    z.object({
      tenant: Named,
      email: z.string(),
      language: z.enum(languages),
      /** Why this tenant gets no reminder. */
      stop: z.nullable(z.enum([...reminderStops, "no_email"])),
      /** Null where no reminder is ahead. */
      mail: z.nullable(z.object({ on: z.string(), subject: z.string(), text: z.string() })),
    }),
  ),
});
export type ReminderPreview = z.infer<typeof ReminderPreview>;
