import { isSameTold, toldOf } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import type { CleanerReminderMail } from "#kernel/jobs/mail-jobs.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLandlord, isLeaving } from "../accounts/index.ts";
import { cleanerReminderMail } from "./cleaner-reminder-mail.ts";
import { findJob } from "./job-store.ts";
import { findRemindedCleaner } from "./turnover-reminder-store.ts";

type DeliverDeps = Pick<Deps, "db" | "clock" | "env" | "authSecret">;

/**
 * A mail may wait hours for its server: it goes out as the turnover stands then, or not at all when it has begun, or when what it says
 * is not so any more, of which another mail speaks.
 */
export async function deliverCleanerReminder(
  deps: DeliverDeps,
  order: CleanerReminderMail,
  send: (mail: CleanerReminderMail) => Promise<void>,
): Promise<void> {
  const { workspaceId } = order.reminds;
  const now = deps.clock.now();
  const current = await deps.db.asSystem((tx) =>
    asItStands({ tx, scope: { workspaceId }, now }, deps, order),
  );
  if (current !== null) await send(current);
}

async function asItStands(
  work: Work<WorkspaceScope>,
  deps: DeliverDeps,
  { reminds: { jobId, says }, news, was, messageId }: CleanerReminderMail,
): Promise<CleanerReminderMail | null> {
  const job = await findJob(work, jobId);
  // Of a time that is over nobody has to know, neither of the new one nor of the one that was known.
  if (job === undefined || Math.max(says.startMs, was?.startsAtMs ?? 0) <= work.now.getTime()) return null;
  const stands = toldOf({ ...job, propertyId: job.property.id });
  const isSo =
    news === "off" ? stands?.cleanerId !== says.cleanerId : stands !== null && isSameTold(stands, says);
  if (job.status === "done" || !isSo) return null;
  const cleaner = await findRemindedCleaner(work, says.cleanerId);
  const landlord = await findLandlord(work);
  if (cleaner === undefined || cleaner.email === "" || !landlord.isConfirmed) return null;
  if (await isLeaving(work)) return null;
  return { ...cleanerReminderMail(deps, work, { job, cleaner, landlord, says, news, was }), messageId };
}
