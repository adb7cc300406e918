import { dayIn } from "@keystead/domain/calendar";
import { MOST_REMINDERS_A_DAY } from "@keystead/domain/reminders";
import { planReminder, reminderKey, UNDO_DONE_MS } from "@keystead/domain/turnovers";
import type { OpenTurnover } from "@keystead/domain/turnovers";
import { DAY_MS } from "@keystead/domain/calendar";

import type { Deps } from "#deps.ts";
import type { CleanerNews } from "#kernel/jobs/mail-jobs.ts";
import type { JobKind } from "#kernel/jobs/job-queue.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLandlord } from "../accounts/index.ts";
import { findHosts, tell } from "../notices/index.ts";
import { cleanerReminderMail } from "./cleaner-reminder-mail.ts";
import type { ListedJob } from "./job-row.ts";
import { lockJob } from "./job-store.ts";
import {
  countReminders,
  findAnnouncedOtherwise,
  findRemindedCleaner,
  findReminders,
  findUnreminded,
  findUntold,
  insertReminder,
  recallReminder,
  takeTelling,
} from "./turnover-reminder-store.ts";
import type { WaitingJob } from "./turnover-reminder-store.ts";

type JobDeps = Pick<Deps, "db" | "clock" | "log" | "mails" | "env" | "authSecret">;

/** Every minute and at boot: R-E05 and R-E06. After hours without a server it finds what was due meanwhile, and nothing that has begun. */
export function remindOfTurnoversJob(deps: JobDeps): JobKind {
  return { name: "remind-of-turnovers", cron: "* * * * *", run: () => remindOfTurnovers(deps) };
}

/** A job each, in a transaction each, so that one that fails keeps no other waiting; the run then fails, and is tried again for the rest. */
async function remindOfTurnovers(deps: JobDeps): Promise<void> {
  const now = deps.clock.now();
  const until = now.getTime() - UNDO_DONE_MS;
  const untold = await deps.db.asSystem((tx) => findUntold(tx, { sinceMs: until - DAY_MS, untilMs: until }));
  const unreminded = await deps.db.asSystem((tx) => findUnreminded(tx, now));
  const otherwise = await deps.db.asSystem((tx) => findAnnouncedOtherwise(tx, now));
  const work = [
    ...untold.map((job) => ({ job, run: tellDone })),
    // Before the reminders: what has moved says its new time itself.
    ...otherwise.map((job) => ({
      job,
      run: (of: Work<WorkspaceScope>) => recall(of, job, deps),
    })),
    ...unreminded.map((job) => ({ job, run: remind })),
  ];
  const failures: unknown[] = [];
  for (const { job, run } of work) {
    const { workspaceId, jobId } = job;
    try {
      await deps.db.asSystem((tx) => run({ tx, scope: { workspaceId }, now }, job, deps));
    } catch (error) {
      deps.log.error({ err: error, workspaceId, jobId }, "news of a turnover failed");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`news of ${failures.length} turnovers failed`);
}

/** R-E06: once for a job, and not while whoever pressed it may still take it back. */
async function tellDone(work: Work<WorkspaceScope>, { jobId }: WaitingJob): Promise<void> {
  await lockJob(work, jobId);
  if (!(await takeTelling(work, jobId))) return;
  await tell(work, await findHosts(work), { kind: "turnover_done", recordId: jobId, facts: {} });
}

/**
 * R-E05: what is decided is written down before anything leaves, in one transaction with the order of the mail: cut off, it leaves
 * nothing behind, and run again, it finds it taken.
 */
async function remind(work: Work<WorkspaceScope>, { jobId }: WaitingJob, deps: JobDeps): Promise<void> {
  const job = await lockJob(work, jobId);
  if (job === undefined) return;
  const plan = planReminder(job, await findReminders(work, jobId), work.now.getTime());
  if (plan.action !== "send_now") return;
  if ((await countReminders(work)) >= MOST_REMINDERS_A_DAY) {
    deps.log.warn({ workspaceId: work.scope.workspaceId }, "no more reminders of turnovers today");
    return;
  }
  if (!(await insertReminder(work, { jobId, key: plan.key }))) return;
  const isReached =
    job.cleanerId !== null &&
    (await mailCleaner(work, deps, {
      job,
      cleanerId: job.cleanerId,
      startsAtMs: job.slot.startMs,
      news: null,
    }));
  const lacks = lackOf(job, isReached);
  if (lacks === null) return;
  await tell(work, await findHosts(work), {
    kind: "turnover_unconfirmed",
    recordId: jobId,
    facts: { dueOn: dayIn(job.zone, job.slot.startMs), turnover: lacks },
  });
}

/**
 * R-E09: who was reminded of a start that is no more hears what changed. Once: what was announced is marked as called off, so that the
 * same start, given back to the same cleaner, is announced again.
 */
async function recall(
  work: Work<WorkspaceScope>,
  { jobId, key }: WaitingJob & { readonly key: string },
  deps: JobDeps,
): Promise<void> {
  const job = await lockJob(work, jobId);
  const sent = await findReminders(work, jobId);
  if (job === undefined || !sent.has(key) || job.status === "done") return;
  const nowKey = reminderKey(job.slot.startMs, job.cleanerId);
  if (job.status !== "cancelled" && nowKey === key) return;
  const [start = "", cleanerId = ""] = key.split("|");
  await recallReminder(work, { jobId, key });
  const isMoved = job.status === "assigned" && job.cleanerId === cleanerId;
  const isSaid = isMoved && planReminder(job, sent, work.now.getTime()).action === "send_now";
  if (isSaid) await insertReminder(work, { jobId, key: nowKey });
  const news = isMoved ? "moved" : "off";
  await mailCleaner(work, deps, { job, cleanerId, startsAtMs: Date.parse(start), news });
}

type Mailing = {
  readonly job: ListedJob;
  readonly cleanerId: string;
  readonly startsAtMs: number;
  readonly news: CleanerNews | null;
};

/** Whether somebody could be written to. Whom an answer reaches has shown that the address is theirs. */
async function mailCleaner(
  work: Work<WorkspaceScope>,
  deps: JobDeps,
  { job, cleanerId, startsAtMs, news }: Mailing,
): Promise<boolean> {
  const cleaner = await findRemindedCleaner(work, cleanerId);
  const landlord = await findLandlord(work);
  if (cleaner === undefined || cleaner.email === "" || !landlord.isConfirmed) return false;
  const about = { workspaceId: work.scope.workspaceId, jobId: job.id, cleanerId, startsAtMs };
  const round = (await findReminders(work, job.id)).size;
  const mail = cleanerReminderMail(deps, work, { job, cleaner, landlord, about, news, round });
  await deps.mails.post(work.tx, mail);
  return true;
}

function lackOf(job: ListedJob, isReached: boolean): OpenTurnover | null {
  if (job.cleanerId === null) return "nobody";
  if (job.confirmedAtMs !== null || job.startedAtMs !== null) return null;
  return isReached || job.reach === "link_used" ? "unanswered" : "no_link";
}
