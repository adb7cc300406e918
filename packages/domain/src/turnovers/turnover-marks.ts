import type { TurnoverFlag } from "./derive-turnovers.ts";
import type { TurnoverStatus } from "./turnover-record.ts";

/** Counts of a week above the board, which also filter it. */
export const turnoverMarks = ["short", "nobody", "unconfirmed", "running", "done"] as const;
export type TurnoverMark = (typeof turnoverMarks)[number];

/** The data of a turnover that marks depend on; instants in any text form. */
export type MarkedTurnover = {
  readonly status: TurnoverStatus;
  readonly flags: readonly TurnoverFlag[];
  readonly doubleBooked: boolean;
  readonly cleaner: unknown;
  readonly confirmedAt: string | null;
  readonly startedAt: string | null;
};

/** Whether a turnover has the mark; several may apply. */
export function hasMark(turnover: MarkedTurnover, mark: TurnoverMark): boolean {
  if (mark === "done" || turnover.status === "done") return mark === "done" && turnover.status === "done";
  if (mark === "short")
    return turnover.flags.some((flag) => flag !== "back_to_back") || turnover.doubleBooked;
  if (mark === "nobody") return turnover.cleaner === null;
  if (mark === "unconfirmed") return turnover.cleaner !== null && !isConfirmed(turnover);
  return turnover.startedAt !== null;
}

/** Whether the cleaner has confirmed or started. */
export function isConfirmed({
  confirmedAt,
  startedAt,
}: Pick<MarkedTurnover, "confirmedAt" | "startedAt">): boolean {
  return confirmedAt !== null || startedAt !== null;
}
