import type { TurnoverView } from "@keystead/contract/turnovers";
import { cleaningSign, cleaningState, isConfirmed } from "@keystead/domain/turnovers";

import type { SignedCleaning } from "../../../ui/cleaning/cleaning-messages.ts";

/** "done"; "fine" if it is assigned, confirmed and in time; else "need". */
export function needOf(turnover: TurnoverView): "need" | "fine" | "done" {
  if (turnover.status === "done") return "done";
  const isTight = turnover.flags.includes("overlap") || turnover.flags.includes("too_short");
  return isTight || turnover.doubleBooked || turnover.cleaner === null || !isConfirmed(turnover)
    ? "need"
    : "fine";
}

/** The colour of a row: red if it does not fit or has no cleaner, amber if it is not confirmed. */
export function toneOf(turnover: TurnoverView): "red" | "amber" | "none" {
  if (needOf(turnover) !== "need") return "none";
  const fails = turnover.flags.some((flag) => flag !== "back_to_back") || turnover.doubleBooked;
  return fails || turnover.cleaner === null ? "red" : "amber";
}

const order = ["red", "amber", "none"];

/** Sorts by colour, red first; within a colour by missing time, else in the given order. */
export function redFirst(turnovers: readonly TurnoverView[]): readonly TurnoverView[] {
  const slack = ({ slackMinutes }: TurnoverView) => Math.min(slackMinutes ?? 0, 0);
  return turnovers.toSorted(
    (a, b) => order.indexOf(toneOf(a)) - order.indexOf(toneOf(b)) || slack(a) - slack(b),
  );
}

/** A property with its turnovers of a group. */
export type PropertyTurnovers = {
  readonly property: TurnoverView["property"];
  readonly turnovers: readonly TurnoverView[];
};

/** Groups turnovers by property, in the order of each property's first one. */
export function byProperty(turnovers: readonly TurnoverView[]): readonly PropertyTurnovers[] {
  return [...Map.groupBy(turnovers, ({ property }) => property.id).values()].flatMap((those) =>
    those.slice(0, 1).map(({ property }) => ({ property, turnovers: those })),
  );
}

/** The data of a turnover for its cleaning sign. */
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

export function rentableOfTurnover({ unit, property }: Pick<TurnoverView, "unit" | "property">): string {
  return unit === null ? property.name : `${unit.name}, ${property.name}`;
}
