import { DAY_MS, dayInZone } from "@keystead/domain/calendar";
import { MOST_REMINDERS_A_DAY } from "@keystead/domain/reminders";
import { planNews, planReminder, reminderKey, notifiedOf, UNDO_DONE_MS } from "@keystead/domain/turnovers";
import type { OpenTurnover } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import { eachAlone } from "#kernel/jobs/each-alone.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findHosts, notify } from "../../notices/index.ts";
import { knownBefore } from "./call-off.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { lockTurnover } from "../turnover-store.ts";
import { notifyCleaner } from "./notify-cleaner.ts";
import { notifyOfDone } from "./notify-of-done-turnover.ts";
import {
  countReminders,
  findReminders,
  findNotifiedOtherwise,
  findUnreminded,
  findUnnotified,
  insertReminder,
  recallReminders,
  writeNotified,
} from "./turnover-reminder-store.ts";
import type { WaitingTurnover } from "./turnover-reminder-store.ts";

type JobDeps = Pick<Deps, "db" | "clock" | "log" | "mails" | "env" | "authSecret">;

/**
 * Every minute and at boot: R-E05 and R-E06. After hours without a server it catches up on reminders that were due,
 * except for turnovers that have begun.
 */
export function remindOfTurnoversJob(deps: JobDeps): BackgroundJob {
  return { name: "remind-of-turnovers", cron: "* * * * *", run: () => remindOfTurnovers(deps) };
}

/** Each turnover has a transaction of its own. */
async function remindOfTurnovers(deps: JobDeps): Promise<void> {
  const now = deps.clock.now();
  const until = now.getTime() - UNDO_DONE_MS;
  const unnotified = await deps.db.asSystem((tx) =>
    findUnnotified(tx, { sinceMs: until - DAY_MS, untilMs: until }),
  );
  const unreminded = await deps.db.asSystem((tx) => findUnreminded(tx, now));
  const otherwise = await deps.db.asSystem((tx) => findNotifiedOtherwise(tx, now));
  const work = [
    ...unnotified.map((turnover) => ({ ...turnover, run: notifyOfDone })),
    // Runs before the reminders, because the news of a moved turnover contains its new time.
    ...otherwise.map((turnover) => ({ ...turnover, run: announce })),
    ...unreminded.map((turnover) => ({ ...turnover, run: remind })),
  ];
  await eachAlone(work, { log: deps.log, failed: "news of a turnover failed" }, ({ run, ...waiting }) =>
    deps.db.asSystem((tx) => run({ tx, scope: { workspaceId: waiting.workspaceId }, now }, waiting, deps)),
  );
}

/**
 * R-E05: stores the decision in one transaction with the order of the mail: an aborted run leaves nothing behind, and
 * a second run finds the decision.
 */
async function remind(
  work: Work<WorkspaceScope>,
  { turnoverId }: WaitingTurnover,
  deps: JobDeps,
): Promise<void> {
  const turnover = await lockTurnover(work, turnoverId);
  if (turnover === undefined) return;
  const plan = planReminder(turnover, await findReminders(work, turnoverId), work.now.getTime());
  if (plan.action !== "send_now") return;
  if (await isFull(work, deps)) return;
  const { mailWaits } = turnover;
  if (!(await insertReminder(work, { turnoverId, key: mailWaits ? waitingKey(plan.key) : plan.key }))) return;
  const says = notifiedOf({ ...turnover, propertyId: turnover.property.id });
  const isReached =
    says !== null &&
    !mailWaits &&
    (await notifyCleaner(work, deps, { turnover, says, news: null, was: null }));
  if (isReached) await writeNotified(work, turnoverId, says);
  const lacks = lackOf(turnover, isReached);
  if (lacks === null) return;
  await notify(work, await findHosts(work), {
    kind: "turnover_unconfirmed",
    recordId: turnoverId,
    facts: { dueOn: dayInZone(turnover.zone, turnover.slot.startMs), turnover: lacks },
  });
}

/**
 * R-E09: notifies a cleaner once of a change to a turnover of which they were notified; the new plan is then the one
 * that they know. If the turnover is no longer theirs, this is cleared, and the same start is announced again if the
 * turnover is given back to them.
 */
async function announce(
  work: Work<WorkspaceScope>,
  { turnoverId }: WaitingTurnover,
  deps: JobDeps,
): Promise<void> {
  const turnover = await lockTurnover(work, turnoverId);
  if (turnover === undefined || turnover.notified === null) return;
  const { notified } = turnover;
  const now = work.now.getTime();
  const news = planNews({ ...turnover, propertyId: turnover.property.id }, notified, now);
  if (news === null || (await isFull(work, deps))) return;
  const was = await knownBefore(work, turnover, notified);
  const says = news === "moved" ? notifiedOf({ ...turnover, propertyId: turnover.property.id }) : null;
  const isSoon = planReminder(turnover, await findReminders(work, turnoverId), now).action === "send_now";
  if (says === null) await recallReminders(work, { turnoverId, cleanerId: notified.cleanerId });
  await writeNotified(work, turnoverId, says);
  // Counts as a reminder, so that a turnover moved back and forth cannot send mails all day.
  await insertReminder(work, { turnoverId, key: `news|${turnover.version}|${notified.cleanerId}` });
  const isReached = await notifyCleaner(work, deps, { turnover, says: says ?? notified, news, was });
  // The news contains the new start, so no reminder follows. If the news reaches nobody, the reminder still runs and
  // asks the host to inform the cleaner.
  if (isReached && says !== null && isSoon)
    await insertReminder(work, { turnoverId, key: reminderKey(turnover.slot.startMs, turnover.cleanerId) });
}

/** Whether the workspace has already sent its cleaners the most reminders allowed in a day. */
async function isFull(work: Work<WorkspaceScope>, { log }: JobDeps): Promise<boolean> {
  if ((await countReminders(work)) < MOST_REMINDERS_A_DAY) return false;
  log.warn({ workspaceId: work.scope.workspaceId }, "no more reminders of turnovers today");
  return true;
}

/**
 * The key of the host's notice about a waiting mail. It differs from the reminder's own key, so that the mail is
 * still sent once the host's address is confirmed.
 */
function waitingKey(key: string): string {
  return `waits|${key}`;
}

function lackOf(turnover: ListedTurnover, isReached: boolean): OpenTurnover | null {
  if (turnover.cleanerId === null) return "nobody";
  if (turnover.confirmedAtMs !== null || turnover.startedAtMs !== null) return null;
  if (turnover.mailWaits) return "host_unconfirmed";
  return isReached || turnover.reach === "link_used" ? "unanswered" : "no_link";
}
