import { monthNumberOf, monthOf } from "../../calendar/index.ts";
import type { Matched, ReadLine } from "./known-payers.ts";
import { amountsIn, namesPlace } from "./reference.ts";
import type { BookingProposal } from "./statement-outcome.ts";

/** A way to book a line, with the lease that it is of. */
export type Way = { readonly of: Matched; readonly proposal: BookingProposal };

/**
 * Of several ways that fit a line those that are meant. What its text says decides: the unit or the property, the month, an amount; where
 * that points two ways, all of them stay. Then a month that is due wins over one that has not begun.
 */
export function waysMeant(line: ReadLine, ways: readonly Way[]): readonly Way[] {
  if (ways.length < 2) return ways;
  let meant = ways;
  for (const says of [placeNamed(line, ways), monthNamed(line), amountWritten(line)]) {
    const borneOut = ways.filter(says);
    // What all of them bear out, or none, tells them not apart.
    if (borneOut.length > 0 && borneOut.length < ways.length)
      meant = meant.filter((way) => borneOut.includes(way));
  }
  if (meant.length === 0) return ways;
  return meant.some((way) => isDue(line, way)) ? meant.filter((way) => hasBegun(line, way)) : meant;
}

/** The ways in the same order, those that are meant first. */
export function meantFirst(line: ReadLine, ways: readonly Way[]): readonly Way[] {
  const meant = waysMeant(line, ways);
  return [...meant, ...ways.filter((way) => !meant.includes(way))];
}

/** Whether no other place is named more closely than this one: a unit is closer than its property. */
function placeNamed({ placeWords }: ReadLine, ways: readonly Way[]): (way: Way) => boolean {
  const closeness = ({ of }: Way): number => {
    const { property, unit } = of.lease.place;
    return (
      (unit !== null && namesPlace(placeWords, unit) ? 2 : 0) + (namesPlace(placeWords, property) ? 1 : 0)
    );
  };
  const closest = Math.max(...ways.map(closeness));
  return (way) => closest > 0 && closeness(way) === closest;
}

function monthNamed({ namedMonths }: ReadLine): (way: Way) => boolean {
  return ({ proposal: { months } }) => months.some(({ period }) => namedMonths.has(monthNumberOf(period)));
}

function amountWritten({ text, currency }: ReadLine): (way: Way) => boolean {
  const written = amountsIn(text, currency);
  return ({ proposal: { months } }) =>
    months.some(
      ({ openMinor, parts }) => written.has(openMinor) || parts.some((part) => written.has(part.openMinor)),
    );
}

function isDue({ bookedOn }: ReadLine, { proposal }: Way): boolean {
  return proposal.months.some(({ dueOn }) => dueOn <= bookedOn);
}

function hasBegun({ bookedOn }: ReadLine, { proposal }: Way): boolean {
  return proposal.months.some(({ period }) => period <= monthOf(bookedOn));
}
