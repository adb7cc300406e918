import { MOST_REMINDERS_A_DAY, reminderToSend } from "@keystead/domain/reminders";

import type { Deps } from "#deps.ts";
import { eachAlone } from "#kernel/jobs/each-alone.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { readReminded, remindsNobody, stopOf } from "./reminded-lease.ts";
import { reminderMail } from "./reminder-mail.ts";
import {
  countLately,
  findWaitingLeases,
  insertOrdered,
  lockReminded,
  takeReminderRound,
  type WaitingLease,
} from "./reminder-store.ts";

type SendDeps = Pick<Deps, "db" | "clock" | "log" | "mails" | "env" | "authSecret">;

/**
 * Every five minutes and at boot: each lease whose property's local time has passed eight since its last round, even if
 * that round was days ago.
 */
export function sendRemindersJob(deps: SendDeps): BackgroundJob {
  return { name: "send-reminders", cron: "*/5 * * * *", run: () => sendReminders(deps) };
}

/** Each lease has a transaction of its own. */
async function sendReminders(deps: SendDeps): Promise<void> {
  const now = deps.clock.now();
  const waiting = await deps.db.asSystem((tx) => findWaitingLeases(tx, now));
  await eachAlone(
    waiting,
    { log: deps.log, failed: "reminders of a lease failed" },
    ({ workspaceId, leaseId, today }) =>
      deps.db.asSystem((tx) => makeMorning({ tx, scope: { workspaceId }, now }, deps, { leaseId, today })),
  );
}

/**
 * One lease's morning round in one transaction: stores once which amounts each tenant is reminded of, and orders the
 * mail with them. A second run finds the day already done; an aborted run leaves nothing behind.
 */
async function makeMorning(
  work: Work<WorkspaceScope>,
  deps: SendDeps,
  { leaseId, today }: Omit<WaitingLease, "workspaceId">,
): Promise<void> {
  const { workspaceId } = work.scope;
  await lockReminded(work, { leaseId });
  // The round is not marked as done, so these mails can still be sent tomorrow, within the days for catching up.
  if ((await countLately(work)) >= MOST_REMINDERS_A_DAY) {
    deps.log.warn({ workspaceId }, "no more reminders to tenants today");
    return;
  }
  if (!(await takeReminderRound(work, { leaseId, today }))) return;
  const reminded = await readReminded(work, leaseId);
  if (reminded === null || remindsNobody(reminded)) return;
  const { lease, account } = reminded;
  for (const recipient of reminded.recipients) {
    if (stopOf(recipient) !== null) continue;
    const rule = { account, rule: lease.reminder, graceDays: lease.graceDays };
    const reminder = reminderToSend(rule, recipient.sent);
    if (reminder === null) continue;
    const ordered = { leaseId, tenantId: recipient.id, orderedOn: reminder.on };
    await insertOrdered(work, ordered, reminder.occasions);
    await deps.mails.post(work.tx, reminderMail(deps, { workspaceId, reminded, recipient, reminder }));
  }
}
