import type { CleanerNews, NotifiedTurnover } from "@keystead/domain/turnovers";
import { dayInZone } from "@keystead/domain/calendar";

import type { Deps } from "#deps.ts";
import type { CleanerReminderMail } from "#kernel/jobs/mail-orders.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLandlord } from "../../accounts/index.ts";
import { notify } from "../../notices/index.ts";
import { cleanerReminderMail } from "./cleaner-reminder-mail.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { findRemindedCleaner } from "./turnover-reminder-store.ts";

type CleanerNotification = {
  readonly turnover: ListedTurnover;
  /**
   * The plan of which the cleaner is notified; for a cancelled turnover the plan of which they were notified before.
   */
  readonly says: NotifiedTurnover;
  readonly news: CleanerNews | null;
  readonly was: CleanerReminderMail["was"];
};

/**
 * Notifies a cleaner by mail, and in the bell if they sign in. Returns whether at least one of the two reaches them.
 * Mail is sent only after the host's own address, to which replies go, is confirmed.
 */
export async function notifyCleaner(
  work: Work<WorkspaceScope>,
  deps: Pick<Deps, "mails" | "env" | "authSecret">,
  notification: CleanerNotification,
): Promise<boolean> {
  const { turnover, says, news } = notification;
  const cleaner = await findRemindedCleaner(work, says.cleanerId);
  if (cleaner === undefined) return false;
  if (cleaner.userId !== null)
    await notify(work, [cleaner.userId], {
      kind: news === null ? "job_soon" : "job_changed",
      recordId: turnover.id,
      facts: { dueOn: dayInZone(turnover.zone, says.startMs) },
    });
  const landlord = await findLandlord(work);
  if (cleaner.email === "" || !landlord.isConfirmed) return cleaner.userId !== null;
  await deps.mails.post(work.tx, cleanerReminderMail(deps, work, { ...notification, cleaner, landlord }));
  return true;
}
