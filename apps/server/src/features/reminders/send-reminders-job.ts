import { MOST_REMINDERS_A_DAY, reminderToSend } from "@keystead/domain/reminders";

import type { Deps } from "#deps.ts";
import { eachAlone } from "#kernel/jobs/each-alone.ts";
import type { BackgroundJob } from "#kernel/jobs/job-queue.ts";
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

/** Every five minutes and at boot: each lease whose property's clock has passed eight since its last morning, be it by days. */
export function sendRemindersJob(deps: SendDeps): BackgroundJob {
  return { name: "send-reminders", cron: "*/5 * * * *", run: () => sendReminders(deps) };
}

/** A lease each, in a transaction each. */
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
 * One lease's morning in one transaction: what each tenant is to be reminded of is written down once, and its mail ordered with it. Run
 * again, it finds its day taken; cut off, it leaves nothing behind.
 */
async function makeMorning(
  work: Work<WorkspaceScope>,
  deps: SendDeps,
  { leaseId, today }: Omit<WaitingLease, "workspaceId">,
): Promise<void> {
  const { workspaceId } = work.scope;
  await lockReminded(work, { leaseId });
  // Not taken: what has room tomorrow still goes out then, within the days that are caught up on.
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
