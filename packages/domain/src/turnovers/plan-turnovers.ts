import type { StandingBooking } from "../bookings/index.ts";
import { deriveTurnovers } from "./derive-turnovers.ts";
import type { Turnover } from "./derive-turnovers.ts";
import { fitsWindow, openStatus, plannedSlot } from "./turnover-record.ts";
import type { CleaningWindow, Slot, TurnoverRecord } from "./turnover-record.ts";

/** News for the cleaner of a turnover. */
export const turnoverNews = ["cancelled", "restored", "slot_moved", "unit_changed"] as const;
export type TurnoverNews = (typeof turnoverNews)[number];

/** A turnover to create for a booking that has none; unassigned. */
export type PlannedTurnover = Pick<TurnoverRecord, "window" | "slot" | "unitId"> & {
  readonly kind: "checkout";
  readonly bookingId: StandingBooking["id"];
};

/** A turnover to be stored, and the news for its cleaner; no news if it is unassigned. */
export type TurnoverUpdate = { readonly turnover: TurnoverRecord; readonly news: readonly TurnoverNews[] };

export type TurnoverChanges = {
  readonly inserts: readonly PlannedTurnover[];
  readonly updates: readonly TurnoverUpdate[];
};

/**
 * R-E01, R-E09: the changes of a property's turnovers after its bookings changed; idempotent. Each booking has one
 * turnover, which follows the booking. A slot stays while it fits the new window, else it returns to the window's
 * start; that, another unit and a restored booking remove the confirmation. A cancelled booking cancels its open
 * turnover, a restored booking restores it. Done turnovers, manual ones and those of bookings that are not given stay
 * as they are.
 */
export function planTurnovers(input: {
  readonly bookings: readonly StandingBooking[];
  readonly turnovers: readonly TurnoverRecord[];
  readonly zone: string;
  readonly cleaningMinutes: number;
}): TurnoverChanges {
  const { cleaningMinutes } = input;
  const turnovers = input.turnovers.filter(({ kind }) => kind === "checkout");
  const withTurnover = new Set(turnovers.map(({ bookingId }) => bookingId));
  const derivedOf = new Map(deriveTurnovers(input).map((derived) => [derived.bookingId, derived]));
  const cancelled = new Set(
    input.bookings.filter(({ status }) => status === "cancelled").map(({ id }) => id),
  );
  const updates = turnovers.flatMap((turnover): readonly TurnoverUpdate[] => {
    if (turnover.status === "done" || turnover.bookingId === null) return [];
    if (cancelled.has(turnover.bookingId))
      return turnover.status === "cancelled" ? [] : [cancelledTurnover(turnover)];
    const derived = derivedOf.get(turnover.bookingId);
    return derived === undefined ? [] : followed(turnover, derived, cleaningMinutes);
  });
  const inserts = [...derivedOf.values()]
    .filter(({ bookingId }) => !withTurnover.has(bookingId))
    .map(({ bookingId, unitId, window }) => ({
      kind: "checkout" as const,
      bookingId,
      unitId,
      window,
      slot: plannedSlot(window, cleaningMinutes),
    }));
  return { inserts, updates };
}

function cancelledTurnover(turnover: TurnoverRecord): TurnoverUpdate {
  return { turnover: { ...turnover, status: "cancelled" }, news: notified(turnover, ["cancelled"]) };
}

/** The update that moves a turnover to its booking's present unit and time; empty when it is already there. */
function followed(
  turnover: TurnoverRecord,
  derived: Turnover,
  cleaningMinutes: number,
): readonly TurnoverUpdate[] {
  const { window, unitId } = derived;
  const sameWindow = window.startMs === turnover.window.startMs && window.endMs === turnover.window.endMs;
  const slot = sameWindow ? turnover.slot : slotIn(window, turnover.slot, cleaningMinutes);
  const restored = turnover.status === "cancelled";
  const slotMoved = slot.startMs !== turnover.slot.startMs || slot.endMs !== turnover.slot.endMs;
  const unitChanged = unitId !== turnover.unitId;
  if (sameWindow && !restored && !unitChanged) return [];
  const news: TurnoverNews[] = [];
  if (restored) news.push("restored");
  if (slotMoved) news.push("slot_moved");
  if (unitChanged) news.push("unit_changed");
  const after = {
    ...turnover,
    status: openStatus(turnover.cleanerId),
    window,
    unitId,
    slot,
    confirmedAtMs: news.length > 0 ? null : turnover.confirmedAtMs,
  };
  return [{ turnover: after, news: notified(turnover, news) }];
}

function slotIn(window: CleaningWindow, slot: Slot, cleaningMinutes: number): Slot {
  return fitsWindow(slot, window) ? slot : plannedSlot(window, cleaningMinutes);
}

function notified(turnover: TurnoverRecord, news: readonly TurnoverNews[]): readonly TurnoverNews[] {
  return turnover.cleanerId === null ? [] : news;
}
