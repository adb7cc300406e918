import type { StandingBooking } from "../bookings/index.ts";
import { deriveTurnovers } from "./derive-turnovers.ts";
import type { Turnover } from "./derive-turnovers.ts";
import { fitsWindow, openStatus, plannedSlot } from "./turnover-record.ts";
import type { CleaningWindow, Slot, TurnoverRecord } from "./turnover-record.ts";

/** News for the cleaner of a job. */
export const turnoverNews = ["cancelled", "restored", "slot_moved", "unit_changed"] as const;
export type TurnoverNews = (typeof turnoverNews)[number];

/** A job to create for a booking that has none; unassigned. */
export type PlannedTurnover = Pick<TurnoverRecord, "window" | "slot" | "unitId"> & {
  readonly kind: "checkout";
  readonly bookingId: StandingBooking["id"];
};

/** A job as it is to be stored, and the news for its cleaner; none where it is unassigned. */
export type TurnoverUpdate = { readonly job: TurnoverRecord; readonly news: readonly TurnoverNews[] };

export type TurnoverChanges = {
  readonly inserts: readonly PlannedTurnover[];
  readonly updates: readonly TurnoverUpdate[];
};

/**
 * R-E01, R-E09: the changes of a property's jobs after its bookings changed; idempotent. Each booking has one job,
 * which follows the booking. A slot stays while it fits the new window, else it returns to the window's start; that,
 * another unit and a restored booking remove the confirmation. A cancelled booking cancels its open job, a restored
 * booking restores it. Done jobs, manual ones and those of bookings that are not given stay as they are.
 */
export function planTurnovers(input: {
  readonly bookings: readonly StandingBooking[];
  readonly jobs: readonly TurnoverRecord[];
  readonly zone: string;
  readonly cleaningMinutes: number;
}): TurnoverChanges {
  const { cleaningMinutes } = input;
  const jobs = input.jobs.filter(({ kind }) => kind === "checkout");
  const withJob = new Set(jobs.map(({ bookingId }) => bookingId));
  const turnovers = new Map(deriveTurnovers(input).map((turnover) => [turnover.bookingId, turnover]));
  const cancelled = new Set(
    input.bookings.filter(({ status }) => status === "cancelled").map(({ id }) => id),
  );
  const updates = jobs.flatMap((job): readonly TurnoverUpdate[] => {
    if (job.status === "done" || job.bookingId === null) return [];
    if (cancelled.has(job.bookingId)) return job.status === "cancelled" ? [] : [cancelledJob(job)];
    const turnover = turnovers.get(job.bookingId);
    return turnover === undefined ? [] : followed(job, turnover, cleaningMinutes);
  });
  const inserts = [...turnovers.values()]
    .filter(({ bookingId }) => !withJob.has(bookingId))
    .map(({ bookingId, unitId, window }) => ({
      kind: "checkout" as const,
      bookingId,
      unitId,
      window,
      slot: plannedSlot(window, cleaningMinutes),
    }));
  return { inserts, updates };
}

function cancelledJob(job: TurnoverRecord): TurnoverUpdate {
  return { job: { ...job, status: "cancelled" }, news: notified(job, ["cancelled"]) };
}

/** The update that moves a job to its booking's present place and time; empty when it is already there. */
function followed(
  job: TurnoverRecord,
  turnover: Turnover,
  cleaningMinutes: number,
): readonly TurnoverUpdate[] {
  const { window, unitId } = turnover;
  const sameWindow = window.startMs === job.window.startMs && window.endMs === job.window.endMs;
  const slot = sameWindow ? job.slot : slotIn(window, job.slot, cleaningMinutes);
  const restored = job.status === "cancelled";
  const slotMoved = slot.startMs !== job.slot.startMs || slot.endMs !== job.slot.endMs;
  const unitChanged = unitId !== job.unitId;
  if (sameWindow && !restored && !unitChanged) return [];
  const news: TurnoverNews[] = [];
  if (restored) news.push("restored");
  if (slotMoved) news.push("slot_moved");
  if (unitChanged) news.push("unit_changed");
  const after = {
    ...job,
    status: openStatus(job.cleanerId),
    window,
    unitId,
    slot,
    confirmedAtMs: news.length > 0 ? null : job.confirmedAtMs,
  };
  return [{ job: after, news: notified(job, news) }];
}

function slotIn(window: CleaningWindow, slot: Slot, cleaningMinutes: number): Slot {
  return fitsWindow(slot, window) ? slot : plannedSlot(window, cleaningMinutes);
}

function notified(job: TurnoverRecord, news: readonly TurnoverNews[]): readonly TurnoverNews[] {
  return job.cleanerId === null ? [] : news;
}
