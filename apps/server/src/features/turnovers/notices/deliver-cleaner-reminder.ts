import { isSameShown, notifiedOf } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import type { CleanerReminderMail } from "#kernel/jobs/mail-orders.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLandlord, isOwnerLeaving } from "../../accounts/index.ts";
import { cleanerReminderMail } from "./cleaner-reminder-mail.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { findTurnover } from "../turnover-store.ts";
import { findRemindedCleaner } from "./turnover-reminder-store.ts";

type DeliverDeps = Pick<Deps, "db" | "clock" | "env" | "authSecret">;

/**
 * A mail may wait hours for its server: it is made anew from the turnover when it is sent. It is dropped when the
 * turnover has begun, or when it is outdated, since another mail tells the change.
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
  order: CleanerReminderMail,
): Promise<CleanerReminderMail | null> {
  const { reminds, news, was, messageId } = order;
  const { turnoverId, says } = reminds;
  // Nobody needs to know when both the new time and the known one have passed.
  if (Math.max(says.startMs, was?.startsAtMs ?? 0) <= work.now.getTime()) return null;
  const turnover = await findTurnover(work, turnoverId);
  // A deleted turnover: the mail says just that.
  const isSo = turnover === undefined ? news === "off" : isStill(turnover, order);
  if (!isSo) return null;
  const cleaner = await findRemindedCleaner(work, says.cleanerId);
  const landlord = await findLandlord(work);
  if (cleaner === undefined || cleaner.email === "" || !landlord.isConfirmed) return null;
  if (await isOwnerLeaving(work)) return null;
  if (turnover === undefined) return order;
  return {
    ...cleanerReminderMail(deps, work, { turnover, cleaner, landlord, says, news, was }),
    messageId,
  };
}

/** Whether a turnover still is as the mail about it says. */
function isStill(turnover: ListedTurnover, { reminds: { says }, news }: CleanerReminderMail): boolean {
  if (turnover.status === "done") return false;
  const stands = notifiedOf({ ...turnover, propertyId: turnover.property.id });
  if (news === "off") return stands?.cleanerId !== says.cleanerId;
  return stands !== null && isSameShown(stands, says);
}
