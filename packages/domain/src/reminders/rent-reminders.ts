import { addDays, laterOf } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { queriedDays } from "../leases/index.ts";
import type { BilledDay, LeaseAccount } from "../leases/index.ts";

/** So many days before rent is due, or after it, a tenant can be reminded. */
export const BEFORE_DAYS = [1, 2, 3, 5, 7, 10, 14] as const;
export const AFTER_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30] as const;

/** A server that was off catches up on a reminder of what is late for so many days; then the month after speaks for it. */
export const CATCH_UP_DAYS = 6;

/** As many leave one workspace in 24 hours; the rest waits for the next morning. A bound on what somebody could send to strangers. */
export const MOST_REMINDERS_A_DAY = 200;

export const reminderKinds = ["before", "after"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Why a tenant gets none: unsubscribed, or an address that the mail server refuses; the latter until the tenant is edited. */
export const reminderStops = ["unwanted", "refused"] as const;
export type ReminderStop = (typeof reminderStops)[number];

/** What was chosen for a lease; null = off. */
export type ReminderRule = { readonly beforeDays: number | null; readonly afterDays: number | null };

/** The name of a reminder: of one due day there is one before and one after, whatever is chosen later. */
export type ReminderOccasion = { readonly kind: ReminderKind; readonly dueOn: PlainDate };

/** One mail: what it is sent for, and all that is open by then, the oldest first. */
export type Reminder = {
  /** The day it goes out. */
  readonly on: PlainDate;
  readonly occasions: readonly ReminderOccasion[];
  readonly asked: readonly BilledDay[];
};

type Reminded = {
  readonly account: Pick<LeaseAccount, "rows" | "creditMinor" | "asOf">;
  readonly rule: ReminderRule;
  readonly graceDays: number;
};

/**
 * What a tenant is to be reminded of on the day of the account, or null. Only what is open on that day counts: what is paid, waived or
 * covered by credit asks for nothing. `sent` are the occasions that this tenant was reminded of before.
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
  const days = queriedDays(reminded.account)
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
  const asked = queriedDays(reminded.account);
  const occasions = asked
    .flatMap(({ dueOn }) => windowsOf(dueOn, reminded))
    .filter(({ from, until }) => from <= day && day <= until)
    .filter(({ kind, dueOn }) => !sent.some((one) => one.kind === kind && one.dueOn === dueOn))
    .map(({ kind, dueOn }) => ({ kind, dueOn }));
  const [first] = occasions;
  if (first === undefined) return null;
  const last = occasions.map(({ dueOn }) => dueOn).reduce(laterOf, day);
  return { on: day, occasions, asked: asked.filter(({ dueOn }) => dueOn <= last) };
}

/**
 * When each reminder of a due day may go out: before it through the day itself; after it from the chosen day on, though not while
 * the grace days last, for as long as it is caught up on.
 */
function windowsOf(
  dueOn: PlainDate,
  { rule: { beforeDays, afterDays }, graceDays }: Pick<Reminded, "rule" | "graceDays">,
): readonly (ReminderOccasion & { readonly from: PlainDate; readonly until: PlainDate })[] {
  const late = afterDays === null ? null : addDays(dueOn, Math.max(afterDays, graceDays + 1));
  return [
    ...(beforeDays === null
      ? []
      : [{ kind: "before" as const, dueOn, from: addDays(dueOn, -beforeDays), until: dueOn }]),
    ...(late === null
      ? []
      : [{ kind: "after" as const, dueOn, from: late, until: addDays(late, CATCH_UP_DAYS) }]),
  ];
}
