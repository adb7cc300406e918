import type { SeasonView } from "@keystead/contract/bookings";
import { daysHeldTwice, daysLeftOpen, sharedDays, yearSpan, type DaySpan } from "@keystead/domain/bookings";
import { differenceInDays, plainDate } from "@keystead/domain/calendar";

/** In percent of the year. */
export type Strip = { readonly left: number; readonly width: number };

type Spanning = DaySpan & { readonly season: SeasonView };

/** What a season applies to: a unit, all of them, or the property as a whole. */
type Place = Pick<SeasonView, "unit" | "wholeProperty">;

/** The seasons of one place as they lie in a year. */
export type SeasonLane = Place & {
  readonly bars: readonly (Strip & { readonly season: SeasonView; readonly tone: number })[];
  /** Two of them hold these days. */
  readonly doubled: readonly (Strip & {
    readonly days: DaySpan;
    readonly names: readonly [string, string];
  })[];
  /** No season of this lane holds these days. */
  readonly open: readonly (Strip & { readonly days: DaySpan })[];
};

/** Shades that follow each other. */
const TONES = 3;

/** One lane for all units, one for the whole property and for each unit that has seasons of its own; the first one also where it is empty. */
export function seasonLanes(seasons: readonly SeasonView[], year: number): readonly SeasonLane[] {
  const units = new Map(seasons.flatMap(({ unit }) => (unit === null ? [] : [[unit.id, unit] as const])));
  const whole = seasons.some(({ wholeProperty }) => wholeProperty)
    ? [{ unit: null, wholeProperty: true }]
    : [];
  const places: readonly Place[] = [
    { unit: null, wholeProperty: false },
    ...whole,
    ...[...units.values()].map((unit) => ({ unit, wholeProperty: false })),
  ];
  return places.map((place) => laneOf(seasons, place, year));
}

function laneOf(seasons: readonly SeasonView[], place: Place, year: number): SeasonLane {
  const whole = yearSpan(year);
  const own = seasons
    .filter((season) => placeKey(season) === placeKey(place))
    .flatMap((season): readonly Spanning[] => {
      const shared = sharedDays(daysOf(season), whole);
      return shared === null ? [] : [{ ...shared, season }];
    });
  return {
    unit: place.unit,
    wholeProperty: place.wholeProperty,
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
export function placeKey({ unit, wholeProperty }: Place): string {
  return unit?.id ?? (wholeProperty ? "whole" : "all");
}

/** Years in which a season lies, and this one. */
export function yearsOf(seasons: readonly SeasonView[], thisYear: number): readonly number[] {
  const years = seasons.flatMap(({ startsOn, endsOn }) => [yearOfDay(startsOn), yearOfDay(endsOn)]);
  return [...new Set([...years, thisYear])].toSorted((a, b) => a - b);
}

/** The seasons that begin in a year and do not stand in the next one already. */
export function copiable(seasons: readonly SeasonView[], year: number): readonly SeasonView[] {
  const keyOf = (season: SeasonView, begins: number) => `${season.name} ${placeKey(season)} ${begins}`;
  const standing = new Set(seasons.map((season) => keyOf(season, yearOfDay(season.startsOn))));
  return seasons.filter(
    (season) => yearOfDay(season.startsOn) === year && !standing.has(keyOf(season, year + 1)),
  );
}

export function yearOfDay(day: string): number {
  return Number(day.slice(0, "2026".length));
}

/** Where a day stands in its year, in percent. */
export function placeInYear(day: string): number {
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
