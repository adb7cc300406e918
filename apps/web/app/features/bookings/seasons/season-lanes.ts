import type { SeasonView } from "@keystead/contract/bookings";
import { daysHeldTwice, daysLeftOpen, sharedDays, yearSpan, type DaySpan } from "@keystead/domain/bookings";
import { differenceInDays, plainDate } from "@keystead/domain/calendar";

/** In percent of the year. */
export type Strip = { readonly left: number; readonly width: number };

type Spanning = DaySpan & { readonly season: SeasonView };

/** The scope of a season: a unit, all units, or the property as a whole. */
type SeasonScope = Pick<SeasonView, "unit" | "wholeProperty">;

/** The seasons of one scope within a year. */
export type SeasonLane = SeasonScope & {
  readonly bars: readonly (Strip & { readonly season: SeasonView; readonly tone: number })[];
  /** Days that two seasons of the lane share. */
  readonly doubled: readonly (Strip & {
    readonly days: DaySpan;
    readonly names: readonly [string, string];
  })[];
  /** Days without a season of this lane. */
  readonly open: readonly (Strip & { readonly days: DaySpan })[];
};

/** The number of shades that alternate. */
const TONES = 3;

/**
 * One lane for all units, one for the whole property if it has seasons, and one for each unit with seasons of its own.
 * The lane for all units is there even if it is empty.
 */
export function seasonLanes(seasons: readonly SeasonView[], year: number): readonly SeasonLane[] {
  const units = new Map(seasons.flatMap(({ unit }) => (unit === null ? [] : [[unit.id, unit] as const])));
  const whole = seasons.some(({ wholeProperty }) => wholeProperty)
    ? [{ unit: null, wholeProperty: true }]
    : [];
  const scopes: readonly SeasonScope[] = [
    { unit: null, wholeProperty: false },
    ...whole,
    ...[...units.values()].map((unit) => ({ unit, wholeProperty: false })),
  ];
  return scopes.map((scope) => laneOf(seasons, scope, year));
}

function laneOf(seasons: readonly SeasonView[], scope: SeasonScope, year: number): SeasonLane {
  const whole = yearSpan(year);
  const own = seasons
    .filter((season) => scopeKey(season) === scopeKey(scope))
    .flatMap((season): readonly Spanning[] => {
      const shared = sharedDays(daysOf(season), whole);
      return shared === null ? [] : [{ ...shared, season }];
    });
  return {
    unit: scope.unit,
    wholeProperty: scope.wholeProperty,
    bars: own.map((span, at) => ({ ...stripOf(span, whole), season: span.season, tone: at % TONES })),
    doubled: daysHeldTwice(own).map(({ of: [a, b], days }) => ({
      ...stripOf(days, whole),
      days,
      names: [a.season.name, b.season.name],
    })),
    open: daysLeftOpen(whole, own).map((days) => ({ ...stripOf(days, whole), days })),
  };
}

/** Tells the lanes apart. */
export function scopeKey({ unit, wholeProperty }: SeasonScope): string {
  return unit?.id ?? (wholeProperty ? "whole" : "all");
}

/** The years of all seasons, and this year. */
export function yearsOf(seasons: readonly SeasonView[], thisYear: number): readonly number[] {
  const years = seasons.flatMap(({ startsOn, endsOn }) => [yearOfDay(startsOn), yearOfDay(endsOn)]);
  return [...new Set([...years, thisYear])].toSorted((a, b) => a - b);
}

/** The seasons that begin in a year and have no copy in the next year. */
export function copiable(seasons: readonly SeasonView[], year: number): readonly SeasonView[] {
  const keyOf = (season: SeasonView, begins: number) => `${season.name} ${scopeKey(season)} ${begins}`;
  const standing = new Set(seasons.map((season) => keyOf(season, yearOfDay(season.startsOn))));
  return seasons.filter(
    (season) => yearOfDay(season.startsOn) === year && !standing.has(keyOf(season, year + 1)),
  );
}

export function yearOfDay(day: string): number {
  return Number(day.slice(0, "2026".length));
}

/** The position of a day in its year, in percent. */
export function positionInYear(day: string): number {
  const whole = yearSpan(yearOfDay(day));
  return (differenceInDays(whole.startsOn, plainDate(day)) / lengthOf(whole)) * 100;
}

function daysOf({ startsOn, endsOn }: SeasonView): DaySpan {
  return { startsOn: plainDate(startsOn), endsOn: plainDate(endsOn) };
}

function stripOf(span: DaySpan, whole: DaySpan): Strip {
  const days = lengthOf(whole);
  return {
    left: (differenceInDays(whole.startsOn, span.startsOn) / days) * 100,
    width: (lengthOf(span) / days) * 100,
  };
}

function lengthOf({ startsOn, endsOn }: DaySpan): number {
  return differenceInDays(startsOn, endsOn) + 1;
}
