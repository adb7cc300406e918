import type { CalendarProperty, SeasonView } from "@keystead/contract/bookings";
import { type Season, seasonOfNight } from "@keystead/domain/bookings";
import { addDays, plainDate, type PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";

import { amountOf, minorOf } from "../../../../lib/format/minor-units.ts";
import type { TapeRange } from "./tape-layout.ts";

/** Consecutive days at the same price. */
export type TapeSeason = {
  readonly key: string;
  readonly name: string;
  /** The lowest rate of a unit, as wire text. */
  readonly rate: string;
  readonly currency: string;
  /** The rates of the units differ, so `rate` is shown as "from". */
  readonly isFrom: boolean;
  readonly minStay: number;
  /** In percent of the range. */
  readonly left: number;
  readonly width: number;
  /** Alternates, so that neighbours differ. */
  readonly tone: 0 | 1;
};

type Priced = Pick<CalendarProperty, "units" | "seasons" | "currency">;
type OfDay = { readonly season: Season; readonly rateMinor: number; readonly isFrom: boolean };

/**
 * R-D06: the price of a night by season, day by day. The season named is the one of all units; if there is none, that
 * of the first unit with a season of its own.
 */
export function seasonStrips(property: Priced, range: TapeRange): readonly TapeSeason[] {
  const pricing = pricingOf(property);
  const days = Array.from({ length: range.days }, (_, day) => ofDay(pricing, addDays(range.from, day)));
  const strips: TapeSeason[] = [];
  for (let day = 0; day < days.length;) {
    const first = days[day] ?? null;
    const length = days.slice(day).findIndex((other) => !isSame(first, other));
    const until = length === -1 ? days.length : day + length;
    if (first !== null) strips.push(stripOf(first, { day, until, range, property, before: strips.length }));
    day = until;
  }
  return strips;
}

type Extent = {
  readonly day: number;
  readonly until: number;
  readonly range: TapeRange;
  readonly property: Priced;
  readonly before: number;
};

function stripOf({ season, rateMinor, isFrom }: OfDay, at: Extent): TapeSeason {
  const { days } = at.range;
  const { currency } = at.property;
  return {
    key: `${season.id} ${at.day}`,
    name: season.name,
    rate: amountOf(rateMinor, currency),
    currency,
    isFrom,
    minStay: season.minStay,
    left: (at.day / days) * 100,
    width: ((at.until - at.day) / days) * 100,
    tone: at.before % 2 === 0 ? 0 : 1,
  };
}

function isSame(a: OfDay | null, b: OfDay | null): boolean {
  if (a === null || b === null) return a === b;
  return a.season === b.season && a.rateMinor === b.rateMinor && a.isFrom === b.isFrom;
}

type Pricing = { readonly seasons: readonly Season[]; readonly rentables: readonly (string | null)[] };

/** A strip applies to the units below it, so seasons of the whole property are left out. */
function pricingOf({ units, seasons, currency }: Priced): Pricing {
  const shown = units.length === 0 ? seasons : seasons.filter(({ wholeProperty }) => !wholeProperty);
  return {
    seasons: shown.map((view, order) => seasonOf(view, currency, order)),
    rentables: units.length === 0 ? [null] : units.map(({ id }) => id),
  };
}

function ofDay({ seasons, rentables }: Pricing, day: PlainDate): OfDay | null {
  const won = rentables.map((unitId) => seasonOfNight(seasons, unitId, day)).filter((one) => one !== null);
  const season = seasonOfNight(seasons, null, day) ?? won[0];
  if (season === undefined) return null;
  const rates = won.map(({ rateMinor }) => rateMinor);
  const rateMinor = Math.min(...rates);
  const isFrom = won.length < rentables.length || rates.some((one) => one !== rateMinor);
  return { season, rateMinor, isFrom };
}

/**
 * The response has the seasons by first day, and those with the same first day in the order of creation; so their index
 * stands in for the time of creation.
 */
function seasonOf(view: SeasonView, currency: string, createdAtMs: number): Season {
  return {
    id: idOf(view.id),
    unitId: view.unit?.id ?? null,
    wholeProperty: view.wholeProperty,
    name: view.name,
    startsOn: plainDate(view.startsOn),
    endsOn: plainDate(view.endsOn),
    rateMinor: minorOf(view.rate, currency),
    minStay: view.minStay,
    createdAtMs,
  };
}
