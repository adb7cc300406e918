import type { TurnoverView } from "@keystead/contract/turnovers";
import { isAnswered } from "@keystead/domain/turnovers";

/** Where a turnover stands on the board: done, in somebody's hands and in time, or neither. */
export function needOf(turnover: TurnoverView): "need" | "fine" | "done" {
  if (turnover.status === "done") return "done";
  const late = turnover.flags.includes("overlap") || turnover.flags.includes("too_short");
  return late || turnover.doubleBooked || turnover.cleaner === null || !isAnswered(turnover)
    ? "need"
    : "fine";
}

/** What colours a line: red = it cannot be as it is, amber = nobody has said that it suits. */
export function toneOf(turnover: TurnoverView): "red" | "amber" | "none" {
  if (needOf(turnover) !== "need") return "none";
  const fails = turnover.flags.some((flag) => flag !== "back_to_back") || turnover.doubleBooked;
  return fails || turnover.cleaner === null ? "red" : "amber";
}

const order = ["red", "amber", "none"];

/** What cannot be as it is before what nobody has answered; of one colour what lacks most time first, then as they come. */
export function redFirst(turnovers: readonly TurnoverView[]): readonly TurnoverView[] {
  const slack = ({ slackMinutes }: TurnoverView) => Math.min(slackMinutes ?? 0, 0);
  return turnovers.toSorted(
    (a, b) => order.indexOf(toneOf(a)) - order.indexOf(toneOf(b)) || slack(a) - slack(b),
  );
}

export function placeOfTurnover({ unit, property }: Pick<TurnoverView, "unit" | "property">): string {
  return unit === null ? property.name : `${unit.name}, ${property.name}`;
}
