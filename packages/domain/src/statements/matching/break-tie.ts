import { monthNumberOf, monthOf } from "../../calendar/index.ts";
import type { Matched, ReadLine } from "./known-payers.ts";
import { amountsIn, namesRentable } from "./reference.ts";
import type { BookingProposal } from "./statement-outcome.ts";

/** A way to book a line, and its lease. */
export type MatchWay = { readonly of: Matched; readonly proposal: BookingProposal };

/**
 * Chooses among several ways that fit a line. The text decides: the unit or the property, the month, an amount; where
 * these contradict each other, all ways remain. Then a month that is due takes precedence over one that has not begun.
 */
export function waysMeant(line: ReadLine, ways: readonly MatchWay[]): readonly MatchWay[] {
  if (ways.length < 2) return ways;
  let meant = ways;
  for (const says of [rentableNamed(line, ways), monthNamed(line), amountWritten(line)]) {
    const borneOut = ways.filter(says);
    // A criterion that all ways meet, or none, does not distinguish them.
    if (borneOut.length > 0 && borneOut.length < ways.length)
      meant = meant.filter((way) => borneOut.includes(way));
  }
  if (meant.length === 0) return ways;
  return meant.some((way) => isDue(line, way)) ? meant.filter((way) => hasBegun(line, way)) : meant;
}

/** The ways in the same order, with the chosen ones first. */
export function meantFirst(line: ReadLine, ways: readonly MatchWay[]): readonly MatchWay[] {
  const meant = waysMeant(line, ways);
  return [...meant, ...ways.filter((way) => !meant.includes(way))];
}

/** Whether no other way's rentable is named more specifically: a unit is more specific than its property. */
function rentableNamed({ wordsOfText }: ReadLine, ways: readonly MatchWay[]): (way: MatchWay) => boolean {
  const closeness = ({ of }: MatchWay): number => {
    const { property, unit } = of.lease.rentable;
    return (
      (unit !== null && namesRentable(wordsOfText, unit) ? 2 : 0) +
      (namesRentable(wordsOfText, property) ? 1 : 0)
    );
  };
  const closest = Math.max(...ways.map(closeness));
  return (way) => closest > 0 && closeness(way) === closest;
}

function monthNamed({ namedMonths }: ReadLine): (way: MatchWay) => boolean {
  return ({ proposal: { months } }) => months.some(({ period }) => namedMonths.has(monthNumberOf(period)));
}

function amountWritten({ text, currency }: ReadLine): (way: MatchWay) => boolean {
  const written = amountsIn(text, currency);
  return ({ proposal: { months } }) =>
    months.some(
      ({ openMinor, parts }) => written.has(openMinor) || parts.some((part) => written.has(part.openMinor)),
    );
}

function isDue({ bookedOn }: ReadLine, { proposal }: MatchWay): boolean {
  return proposal.months.some(({ dueOn }) => dueOn <= bookedOn);
}

function hasBegun({ bookedOn }: ReadLine, { proposal }: MatchWay): boolean {
  return proposal.months.some(({ period }) => period <= monthOf(bookedOn));
}
