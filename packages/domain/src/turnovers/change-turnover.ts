import type { EpochMs } from "../calendar/index.ts";
import type { CleanerId } from "../ids/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { fitsWindow, openStatus } from "./turnover-record.ts";
import type { TurnoverRecord } from "./turnover-record.ts";

type Closed = "JOB_CANCELLED" | "JOB_DONE";

/**
 * R-E02: assigns an open turnover to a cleaner, or to nobody (null). A new cleaner removes the confirmation. Errors:
 * JOB_CANCELLED, JOB_DONE. That the cleaner is elsewhere at that time (`doubleBooked`) is a warning.
 */
export function assignCleaner(
  turnover: TurnoverRecord,
  cleanerId: CleanerId | null,
): Decision<TurnoverRecord, Closed> {
  const open = checkOpen(turnover);
  if (!open.ok) return open;
  const confirmedAtMs = cleanerId === turnover.cleanerId ? turnover.confirmedAtMs : null;
  return accept({ ...turnover, cleanerId, status: openStatus(cleanerId), confirmedAtMs });
}

/**
 * R-E02: moves the slot of an open turnover without changing its length. A slot outside the window is the warning
 * SLOT_OUTSIDE_WINDOW, to be confirmed. A changed slot removes the confirmation. Errors: JOB_CANCELLED, JOB_DONE.
 */
export function moveSlot(
  turnover: TurnoverRecord,
  startMs: EpochMs,
): Decision<{ readonly turnover: TurnoverRecord; readonly outsideWindow: boolean }, Closed> {
  const open = checkOpen(turnover);
  if (!open.ok) return open;
  const slot = { startMs, endMs: startMs + turnover.slot.endMs - turnover.slot.startMs };
  const confirmedAtMs = startMs === turnover.slot.startMs ? turnover.confirmedAtMs : null;
  return accept({
    turnover: { ...turnover, slot, confirmedAtMs },
    outsideWindow: !fitsWindow(slot, turnover.window),
  });
}

function checkOpen({ status }: TurnoverRecord): Decision<null, Closed> {
  if (status === "cancelled") return refuse("JOB_CANCELLED");
  return status === "done" ? refuse("JOB_DONE") : accept(null);
}
