import { addDays, laterOf } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { billedDays } from "../leases/index.ts";
import type { BilledDay, LeaseAccount } from "../leases/index.ts";

/** Days before or after the due day on which a tenant can be reminded. */
export const BEFORE_DAYS = [1, 2, 3, 5, 7, 10, 14] as const;
export const AFTER_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30] as const;

/**
 * For how many days a server that was off still sends a reminder of late rent; after that the next month's reminder
 * covers it.
 */
export const CATCH_UP_DAYS = 6;

/**
 * Most reminders of one workspace in 24 hours; the rest wait for the next morning. Limits what a user can send to
 * strangers.
 */
export const MOST_REMINDERS_A_DAY = 200;

export const reminderKinds = ["before", "after"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/**
 * Why a tenant gets no reminders: unsubscribed, or an address that the mail server refuses (until the tenant is
 * edited).
 */
export const reminderStops = ["unwanted", "refused"] as const;
export type ReminderStop = (typeof reminderStops)[number];

/** The setting of a lease; null = off. */
export type ReminderRule = { readonly beforeDays: number | null; readonly afterDays: number | null };

/** Identifies a reminder: each due day has one before and one after, even if the setting changes later. */
export type ReminderOccasion = { readonly kind: ReminderKind; readonly dueOn: PlainDate };

/** One mail: its occasions, and all that is open by then, oldest first. */
export type Reminder = {
  /** The day on which it is sent. */
  readonly on: PlainDate;
  readonly occasions: readonly ReminderOccasion[];
  readonly billed: readonly BilledDay[];
};

type Reminded = {
  readonly account: Pick<LeaseAccount, "rows" | "creditMinor" | "asOf">;
  readonly rule: ReminderRule;
  readonly graceDays: number;
};

/**
 * The reminder for a tenant on the day of the account, or null. Only what is open on that day counts: amounts paid,
 * waived or covered by credit do not. `sent` are the occasions of which this tenant was already reminded.
 */
export function reminderToSend(
  { account, rule, graceDays }: Reminded,
  sent: readonly ReminderOccasion[],
): Reminder | null {
  return reminderOn({ account, rule, graceDays }, account.asOf, sent);
}

/** The first reminder from tomorrow on, if nothing is paid until then; null when there will be none. */
export function nextReminder(reminded: Reminded, sent: readonly ReminderOccasion[]): Reminder | null {
  const tomorrow = addDays(reminded.account.asOf, 1);
  const days = billedDays(reminded.account)
    .flatMap(({ dueOn }) => windowsOf(dueOn, reminded))
    .filter(({ until }) => until >= tomorrow)
    .map(({ from }) => laterOf(from, tomorrow))
    .toSorted();
  for (const day of new Set(days)) {
    const found = reminderOn(reminded, day, sent);
    if (found !== null) return found;
  }
  return null;
}

function reminderOn(reminded: Reminded, day: PlainDate, sent: readonly ReminderOccasion[]): Reminder | null {
  const billed = billedDays(reminded.account);
  const occasions = billed
    .flatMap(({ dueOn }) => windowsOf(dueOn, reminded))
    .filter(({ from, until }) => from <= day && day <= until)
    .filter(({ kind, dueOn }) => !sent.some((one) => one.kind === kind && one.dueOn === dueOn))
    .map(({ kind, dueOn }) => ({ kind, dueOn }));
  const [first] = occasions;
  if (first === undefined) return null;
  const last = occasions.map(({ dueOn }) => dueOn).reduce(laterOf, day);
  return { on: day, occasions, billed: billed.filter(({ dueOn }) => dueOn <= last) };
}

/**
 * When each reminder of a due day may be sent: the one before it until the day itself; the one after it from the chosen
 * day on, but only after the grace days, and for `CATCH_UP_DAYS` more.
 */
function windowsOf(
  dueOn: PlainDate,
  { rule: { beforeDays, afterDays }, graceDays }: Pick<Reminded, "rule" | "graceDays">,
): readonly (ReminderOccasion & { readonly from: PlainDate; readonly until: PlainDate })[] {
  const afterDay = afterDays === null ? null : addDays(dueOn, Math.max(afterDays, graceDays + 1));
  return [
    ...(beforeDays === null
      ? []
      : [{ kind: "before" as const, dueOn, from: addDays(dueOn, -beforeDays), until: dueOn }]),
    ...(afterDay === null
      ? []
      : [{ kind: "after" as const, dueOn, from: afterDay, until: addDays(afterDay, CATCH_UP_DAYS) }]),
  ];
}
