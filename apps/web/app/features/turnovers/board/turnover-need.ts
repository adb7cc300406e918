import type { TurnoverView } from "@keystead/contract/turnovers";
import { cleaningSign, cleaningState, isAnswered } from "@keystead/domain/turnovers";

import type { SignedCleaning } from "../../../ui/cleaning/cleaning-words.ts";

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

/** A property with those of its turnovers that stand in a group. */
export type PropertyTurnovers = {
  readonly property: TurnoverView["property"];
  readonly turnovers: readonly TurnoverView[];
};

/** The same turnovers by property, where its first one stands: its name is said once. */
export function byProperty(turnovers: readonly TurnoverView[]): readonly PropertyTurnovers[] {
  return [...Map.groupBy(turnovers, ({ property }) => property.id).values()].flatMap((those) =>
    those.slice(0, 1).map(({ property }) => ({ property, turnovers: those })),
  );
}

/** A turnover as the sign of its cleaning shows it. */
export function signedCleaning(turnover: TurnoverView): SignedCleaning {
  const { status, confirmedAt, startedAt, flags, doubleBooked, openProblems, cleaner } = turnover;
  const state = cleaningState({
    status,
    confirmed: confirmedAt !== null,
    started: startedAt !== null,
  });
  const fits = !doubleBooked && flags.every((flag) => flag === "back_to_back");
  return { sign: cleaningSign({ state, fits, openProblems }), state, cleaner: cleaner?.name ?? null };
}

export function placeOfTurnover({ unit, property }: Pick<TurnoverView, "unit" | "property">): string {
  return unit === null ? property.name : `${unit.name}, ${property.name}`;
}
