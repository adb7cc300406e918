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
 * A mail may wait hours for its server, so it is composed again from the turnover when it is sent. It is dropped if
 * the turnover has begun, or if it is outdated, because another mail reports the change.
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
  // If both the new and the known start have passed, nobody needs the mail.
  if (Math.max(says.startMs, was?.startsAtMs ?? 0) <= work.now.getTime()) return null;
  const turnover = await findTurnover(work, turnoverId);
  // For a deleted turnover only a mail about its cancellation is still right.
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

/** Whether the mail still describes the turnover correctly. */
function isStill(turnover: ListedTurnover, { reminds: { says }, news }: CleanerReminderMail): boolean {
  if (turnover.status === "done") return false;
  const stands = notifiedOf({ ...turnover, propertyId: turnover.property.id });
  if (news === "off") return stands?.cleanerId !== says.cleanerId;
  return stands !== null && isSameShown(stands, says);
}
