import { addMonths, differenceInDays } from "../../calendar/index.ts";
import type { EpochMs, PlainDate } from "../../calendar/index.ts";
import type { SeasonalRateId } from "../../ids/index.ts";
import { compareText } from "../../kernel/index.ts";
import { MAX_AMOUNT_MINOR } from "../../money/index.ts";
import { codePoints } from "../../text/index.ts";

export const SEASON_NAME_LIMIT = 100;
/** In nights. */
export const LEAST_MIN_STAY = 1;
export const MOST_MIN_STAY = 365;

/** The prices of a season; both days inclusive. `rateMinor` per night in minor units of the property's currency. */
export type SeasonDraft = {
  readonly name: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly rateMinor: number;
  /** In nights. */
  readonly minStay: number;
};

/** A season of a property: for one unit, for each unit (null), or for the property as a whole, which is not a unit. */
export type Season = SeasonDraft & {
  readonly id: SeasonalRateId;
  readonly unitId: string | null;
  /** The price applies to the property let as a whole; `unitId` is null then. */
  readonly wholeProperty: boolean;
  readonly createdAtMs: EpochMs;
};

export type SeasonIssue = {
  readonly field: keyof SeasonDraft;
  readonly code:
    | "NAME_REQUIRED"
    | "NAME_TOO_LONG"
    | "SEASON_END_BEFORE_START"
    | "AMOUNT_NOT_POSITIVE"
    | "AMOUNT_TOO_LARGE"
    | "MIN_STAY_OUT_OF_RANGE";
};

/**
 * R-D15: everything wrong with a season, in the order name, end, rate, minimum stay; empty = valid. Overlaps are
 * allowed.
 */
export function validateSeason(season: SeasonDraft): readonly SeasonIssue[] {
  const issues: SeasonIssue[] = [];
  const nameLength = codePoints(season.name);
  if (nameLength === 0) issues.push({ field: "name", code: "NAME_REQUIRED" });
  if (nameLength > SEASON_NAME_LIMIT) issues.push({ field: "name", code: "NAME_TOO_LONG" });
  if (season.endsOn < season.startsOn) issues.push({ field: "endsOn", code: "SEASON_END_BEFORE_START" });
  if (season.rateMinor <= 0) issues.push({ field: "rateMinor", code: "AMOUNT_NOT_POSITIVE" });
  if (season.rateMinor > MAX_AMOUNT_MINOR) issues.push({ field: "rateMinor", code: "AMOUNT_TOO_LARGE" });
  if (!isMinStay(season.minStay)) issues.push({ field: "minStay", code: "MIN_STAY_OUT_OF_RANGE" });
  return issues;
}

/** R-D15: the same season a year later; 29 February becomes 28 February. */
export function copyToNextYear<Copied extends SeasonDraft>(season: Copied): Copied {
  return { ...season, startsOn: addMonths(season.startsOn, 12), endsOn: addMonths(season.endsOn, 12) };
}

/**
 * R-D06: the season that applies to a night, or null. A unit's own seasons come before those of all units, then the
 * season with the fewest days, then the one created last. For the whole property (unit null) its own seasons come
 * before those of all units, and no single unit's seasons count; a unit never takes a price of the whole property.
 */
export function seasonOfNight(
  seasons: readonly Season[],
  unitId: string | null,
  night: PlainDate,
): Season | null {
  const [winner] = seasons
    .filter((season) => season.startsOn <= night && night <= season.endsOn)
    .filter(
      (season) =>
        isOfAllUnits(season) || (season.unitId === unitId && (unitId !== null || season.wholeProperty)),
    )
    .toSorted(byPrecedence);
  return winner ?? null;
}

function isOfAllUnits({ unitId, wholeProperty }: Season): boolean {
  return unitId === null && !wholeProperty;
}

function byPrecedence(a: Season, b: Season): number {
  return (
    Number(isOfAllUnits(a)) - Number(isOfAllUnits(b)) ||
    differenceInDays(a.startsOn, a.endsOn) - differenceInDays(b.startsOn, b.endsOn) ||
    b.createdAtMs - a.createdAtMs ||
    compareText(b.id, a.id)
  );
}

function isMinStay(nights: number): boolean {
  return Number.isInteger(nights) && nights >= LEAST_MIN_STAY && nights <= MOST_MIN_STAY;
}
