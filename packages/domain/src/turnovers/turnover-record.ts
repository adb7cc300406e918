import { MINUTE_MS } from "../calendar/index.ts";
import type { EpochMs } from "../calendar/index.ts";
import type { BookingId, CleanerId, TurnoverId } from "../ids/index.ts";

/** R-E01: one `checkout` per booking, for its check-out; `manual` ones as the host likes. */
export const turnoverKinds = ["checkout", "manual"] as const;
export type TurnoverKind = (typeof turnoverKinds)[number];

/** R-E02. Confirmed and started are marks beside the status. */
export const turnoverStatuses = ["unassigned", "assigned", "done", "cancelled"] as const;
export type TurnoverStatus = (typeof turnoverStatuses)[number];

/** Who marked it as done: the cleaner, or the host and assistants. */
export const doneBys = ["cleaner", "host"] as const;
export type DoneBy = (typeof doneBys)[number];

/** From check-out to the next check-in; no end where no arrival follows. For an overlap the end is before the start. */
export type CleaningWindow = { readonly startMs: EpochMs; readonly endMs: EpochMs | null };

/** The planned time of cleaning, half-open. */
export type Slot = { readonly startMs: EpochMs; readonly endMs: EpochMs };

/** The data of a turnover that change with bookings, slots and cleaners. */
export type TurnoverRecord = {
  readonly id: TurnoverId;
  readonly kind: TurnoverKind;
  /** Null for a manual turnover. */
  readonly bookingId: BookingId | null;
  readonly unitId: string | null;
  readonly status: TurnoverStatus;
  readonly cleanerId: CleanerId | null;
  readonly window: CleaningWindow;
  readonly slot: Slot;
  /** When the cleaner confirmed; opening the link is no confirmation. */
  readonly confirmedAtMs: EpochMs | null;
};

/** R-E02: the slot of a new turnover begins with its window. */
export function plannedSlot({ startMs }: CleaningWindow, cleaningMinutes: number): Slot {
  return { startMs, endMs: startMs + cleaningMinutes * MINUTE_MS };
}

/** R-E02: whether a slot is inside a window; both ends may touch. */
export function fitsWindow(slot: Slot, { startMs, endMs }: CleaningWindow): boolean {
  return slot.startMs >= startMs && (endMs === null || slot.endMs <= endMs);
}

/** The status of a turnover that is neither done nor cancelled. */
export function openStatus(cleanerId: CleanerId | null): "unassigned" | "assigned" {
  return cleanerId === null ? "unassigned" : "assigned";
}
