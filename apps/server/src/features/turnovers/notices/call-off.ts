import { localIn } from "@keystead/domain/calendar";
import type { NotifiedTurnover } from "@keystead/domain/turnovers";

import type { CleanerReminderMail } from "#kernel/jobs/mail-orders.ts";
import type { PropertyDeleted } from "#kernel/registry/hooks/property-changed.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { lockTurnovers, selectTurnovers } from "../turnover-store.ts";
import { notifyCleaner } from "./notify-cleaner.ts";
import { findPlaceName, recallReminders, writeNotified } from "./turnover-reminder-store.ts";

type NotifyDeps = Parameters<typeof notifyCleaner>[1];

/** When and where the cleaner was notified to clean, in the local time of that place. */
export async function knownBefore(
  work: Work<WorkspaceScope>,
  { zone }: Pick<ListedTurnover, "zone">,
  notified: NotifiedTurnover,
): Promise<NonNullable<CleanerReminderMail["was"]>> {
  const before = await findPlaceName(work, notified);
  const from = localIn(before?.zone ?? zone, notified.startMs);
  return { startsAtMs: notified.startMs, from, place: before?.name ?? "" };
}

/**
 * R-E09, for a turnover to be deleted: the cleaner who was notified of it learns that it is off. After an Undo it is
 * announced anew.
 */
export async function callOff(
  work: Work<WorkspaceScope>,
  deps: NotifyDeps,
  turnover: ListedTurnover,
): Promise<void> {
  const notified = await sayOff(work, deps, turnover);
  if (notified === null) return;
  await recallReminders(work, { turnoverId: turnover.id, cleanerId: notified.cleanerId });
  await writeNotified(work, turnover.id, null);
}

/**
 * Like `callOff`, for all turnovers deleted with a property, for good: one mail for each turnover of which somebody was
 * notified.
 */
export const callOffAt: PropertyDeleted = async (work, deps, propertyId) => {
  const known = await selectTurnovers(work, { propertyId, notifiedAfterMs: work.now.getTime() });
  const ids = known.map(({ id }) => id);
  for (const turnover of ids.length === 0 ? [] : await lockTurnovers(work, ids))
    await sayOff(work, deps, turnover);
};

/** Returns what the cleaner was notified of; null when that was nothing, or is over. */
async function sayOff(
  work: Work<WorkspaceScope>,
  deps: NotifyDeps,
  turnover: ListedTurnover,
): Promise<ListedTurnover["notified"]> {
  const { notified } = turnover;
  if (notified === null || turnover.status === "done" || notified.startMs <= work.now.getTime()) return null;
  const was = await knownBefore(work, turnover, notified);
  await notifyCleaner(work, deps, { turnover, says: notified, news: "off", was });
  return notified;
}
