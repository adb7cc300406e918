import type { TurnoverFlag } from "./derive-turnovers.ts";
import type { TurnoverStatus } from "./turnover-record.ts";

/** What of a week is counted above the board, and what it can be narrowed to. */
export const turnoverMarks = ["short", "nobody", "unconfirmed", "running", "done"] as const;
export type TurnoverMark = (typeof turnoverMarks)[number];

/** Of a turnover what the marks look at; instants as any text. */
export type MarkedTurnover = {
  readonly status: TurnoverStatus;
  readonly flags: readonly TurnoverFlag[];
  readonly doubleBooked: boolean;
  readonly cleaner: unknown;
  readonly confirmedAt: string | null;
  readonly startedAt: string | null;
};

/** Whether a turnover is one of those: several may be true of it. */
export function hasMark(turnover: MarkedTurnover, mark: TurnoverMark): boolean {
  if (mark === "done" || turnover.status === "done") return mark === "done" && turnover.status === "done";
  if (mark === "short")
    return turnover.flags.some((flag) => flag !== "back_to_back") || turnover.doubleBooked;
  if (mark === "nobody") return turnover.cleaner === null;
  if (mark === "unconfirmed") return turnover.cleaner !== null && !isAnswered(turnover);
  return turnover.startedAt !== null;
}

/** Whether whoever does a turnover has said so, or has begun. */
export function isAnswered({
  confirmedAt,
  startedAt,
}: Pick<MarkedTurnover, "confirmedAt" | "startedAt">): boolean {
  return confirmedAt !== null || startedAt !== null;
}
