import { DAY_MS } from "../calendar/index.ts";
import type { EpochMs, PlainDate } from "../calendar/index.ts";
import type { CleanerId } from "../ids/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { openStatus } from "./turnover-record.ts";
import type { DoneBy, TurnoverStatus } from "./turnover-record.ts";

/** How long the cleaner can undo; the host is notified only afterwards, so that an accidental tap alerts nobody. */
export const UNDO_DONE_MS = 10_000;
/** How long the cleaner can reopen a done turnover; the host always can. */
export const REOPEN_MS = DAY_MS;

/**
 * R-E06: marks a turnover as done, from the local day of check-out on (for a manual turnover the day of its slot). Only
 * the first time changes something, and the host is notified once per turnover, even if it was reopened in between
 * (`hostNotified`). Errors in this order: JOB_CANCELLED, JOB_TOO_EARLY.
 */
export function markDone(input: {
  readonly status: TurnoverStatus;
  readonly hostNotified: boolean;
  readonly today: PlainDate;
  readonly checkOutOn: PlainDate;
}): Decision<
  { readonly changed: boolean; readonly notifiesHost: boolean },
  "JOB_CANCELLED" | "JOB_TOO_EARLY"
> {
  if (input.status === "cancelled") return refuse("JOB_CANCELLED");
  if (input.status === "done") return accept({ changed: false, notifiesHost: false });
  if (input.today < input.checkOutOn) return refuse("JOB_TOO_EARLY");
  return accept({ changed: true, notifiesHost: !input.hostNotified });
}

/**
 * R-E06: reopens a done turnover; this also removes the approval of its payout. The host may unless it is paid, the
 * cleaner within a day and unless it is approved or paid. Errors in this order: JOB_NOT_DONE, PAYOUT_PAID,
 * PAYOUT_APPROVED, REOPEN_TOO_LATE.
 */
export function reopenTurnover(input: {
  readonly status: TurnoverStatus;
  readonly cleanerId: CleanerId | null;
  readonly doneAtMs: EpochMs;
  readonly nowMs: EpochMs;
  readonly approved: boolean;
  readonly paid: boolean;
  readonly by: DoneBy;
}): Decision<TurnoverStatus, "JOB_NOT_DONE" | "PAYOUT_PAID" | "PAYOUT_APPROVED" | "REOPEN_TOO_LATE"> {
  if (input.status !== "done") return refuse("JOB_NOT_DONE");
  if (input.paid) return refuse("PAYOUT_PAID");
  if (input.by === "cleaner" && input.approved) return refuse("PAYOUT_APPROVED");
  if (input.by === "cleaner" && input.nowMs - input.doneAtMs > REOPEN_MS) return refuse("REOPEN_TOO_LATE");
  return accept(openStatus(input.cleanerId));
}
