import { localIn } from "@keystead/domain/calendar";
import type { NotifiedTurnover } from "@keystead/domain/turnovers";

import type { CleanerReminderMail } from "#kernel/jobs/mail-orders.ts";
import type { PropertyDeleted } from "#kernel/registry/hooks/property-changed.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { lockTurnovers, selectTurnovers } from "../turnover-store.ts";
import { notifyCleaner } from "./notify-cleaner.ts";
import { findRentableName, recallReminders, writeNotified } from "./turnover-reminder-store.ts";

type NotifyDeps = Parameters<typeof notifyCleaner>[1];

/** The time and rentable of the turnover of which the cleaner was notified, in local time there. */
export async function knownBefore(
  work: Work<WorkspaceScope>,
  { zone }: Pick<ListedTurnover, "zone">,
  notified: NotifiedTurnover,
): Promise<NonNullable<CleanerReminderMail["was"]>> {
  const before = await findRentableName(work, notified);
  const from = localIn(before?.zone ?? zone, notified.startMs);
  return { startsAtMs: notified.startMs, from, place: before?.name ?? "" };
}

/**
 * R-E09, for a turnover that is about to be deleted: notifies the cleaner who knew of it that it is cancelled. After
 * an Undo it is announced again.
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
 * Like `callOff`, for all turnovers that are deleted for good with a property: one mail for each turnover of which
 * somebody was notified.
 */
export const callOffAt: PropertyDeleted = async (work, deps, propertyId) => {
  const known = await selectTurnovers(work, { propertyId, notifiedAfterMs: work.now.getTime() });
  const ids = known.map(({ id }) => id);
  for (const turnover of ids.length === 0 ? [] : await lockTurnovers(work, ids))
    await sayOff(work, deps, turnover);
};

/** Returns the plan of which the cleaner was notified; null if there was none or it is over. */
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
