import type { CleanerNews, NotifiedTurnover } from "@keystead/domain/turnovers";
import { dayInZone } from "@keystead/domain/calendar";

import type { Deps } from "#deps.ts";
import type { CleanerReminderMail } from "#kernel/jobs/mail-jobs.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLandlord } from "../../accounts/index.ts";
import { tell } from "../../notices/index.ts";
import { cleanerReminderMail } from "./cleaner-reminder-mail.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { findRemindedCleaner } from "./turnover-reminder-store.ts";

type Telling = {
  readonly job: ListedTurnover;
  /** What is said of it, or was known where that is off. */
  readonly says: NotifiedTurnover;
  readonly news: CleanerNews | null;
  readonly was: CleanerReminderMail["was"];
};

/**
 * By mail, and in the bell of a cleaner who signs in; whether either reaches somebody. Mail leaves once the host's own address is known to
 * be theirs: whom an answer reaches has shown that.
 */
export async function tellCleaner(
  work: Work<WorkspaceScope>,
  deps: Pick<Deps, "mails" | "env" | "authSecret">,
  telling: Telling,
): Promise<boolean> {
  const { job, says, news } = telling;
  const cleaner = await findRemindedCleaner(work, says.cleanerId);
  if (cleaner === undefined) return false;
  if (cleaner.userId !== null)
    await tell(work, [cleaner.userId], {
      kind: news === null ? "job_soon" : "job_changed",
      recordId: job.id,
      facts: { dueOn: dayInZone(job.zone, says.startMs) },
    });
  const landlord = await findLandlord(work);
  if (cleaner.email === "" || !landlord.isConfirmed) return cleaner.userId !== null;
  await deps.mails.post(work.tx, cleanerReminderMail(deps, work, { ...telling, cleaner, landlord }));
  return true;
}
