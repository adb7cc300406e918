import type { PlainDate } from "../../calendar/index.ts";
import type { SeasonalRateId } from "../../ids/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import type { Currency } from "../../money/index.ts";
import type { RateMode } from "../booking.ts";
import { seasonOfNight } from "./seasons.ts";
import type { Season } from "./seasons.ts";

/**
 * Where the price of a night comes from. Stores the season's name, because the season may be renamed or deleted later.
 */
export type PriceSource =
  | { readonly kind: "season"; readonly seasonId: SeasonalRateId; readonly name: string }
  | { readonly kind: "daily_rate" };

/** A night with its price in minor units, as it is stored on the booking. */
export type NightPrice = {
  readonly date: PlainDate;
  readonly rateMinor: number;
  readonly source: PriceSource;
};

/** What prices depend on: the unit, the booking's own rate and the seasons of the property. Minor units. */
export type Rates = {
  readonly unitId: string | null;
  /** The booking's own rate per night; null when none was given. */
  readonly dailyRateMinor: number | null;
  readonly rateMode: RateMode;
  readonly seasons: readonly Season[];
};

/**
 * R-D06: the price of every night: of the season that applies to it, else the daily rate; in mode `flat` the daily rate
 * alone. Error: DAILY_RATE_REQUIRED if a night has neither.
 */
export function priceNights(
  nights: readonly PlainDate[],
  rates: Rates,
): Decision<readonly NightPrice[], "DAILY_RATE_REQUIRED"> {
  const priced: NightPrice[] = [];
  for (const date of nights) {
    const price = priceOfNight(date, rates);
    if (price === null) return refuse("DAILY_RATE_REQUIRED");
    priced.push(price);
  }
  return accept(priced);
}

/** R-D08: what the nights cost together, in minor units. */
export function totalOfNights(nights: readonly Pick<NightPrice, "rateMinor">[]): number {
  return nights.reduce((total, { rateMinor }) => total + rateMinor, 0);
}

/**
 * What the same nights would cost if each unit of a property were let by itself at its seasonal prices (R-D06), shown
 * beside the price of the whole property. Minor units. Null if a night of one unit has no season, because its price is
 * then unknown, and null if the property has fewer than two units.
 */
export function totalOfUnits(
  nights: readonly PlainDate[],
  unitIds: readonly string[],
  seasons: readonly Season[],
): number | null {
  if (unitIds.length < 2) return null;
  const rates = { dailyRateMinor: null, rateMode: "seasonal", seasons } as const;
  const priced = unitIds.map((unitId) => priceNights(nights, { ...rates, unitId }));
  const known = priced.flatMap((one) => (one.ok ? one.value : []));
  return priced.every(({ ok }) => ok) ? totalOfNights(known) : null;
}

/** A night of a changed booking: with the price it was sold at (`kept`), or priced today. */
export type RepricedNight = NightPrice & { readonly kept: boolean };

/** The nights that a booking was sold with; empty for a new one. */
export type SoldNights = { readonly nights: readonly NightPrice[]; readonly currency: Currency };

/**
 * R-D14: the nights of a booking after its dates or unit changed. A night that the booking had before keeps its price,
 * also in another unit; a new one is priced by R-D06. To reprice all nights, pass no nights sold. Errors:
 * CURRENCY_MISMATCH if new nights would be in another currency than the kept ones, because the property's currency has
 * changed (reprice all nights); DAILY_RATE_REQUIRED.
 */
export function repriceNights(
  nights: readonly PlainDate[],
  sold: SoldNights,
  rates: Rates & { readonly currency: Currency },
): Decision<readonly RepricedNight[], "CURRENCY_MISMATCH" | "DAILY_RATE_REQUIRED"> {
  const soldOn = new Map(sold.nights.map((night) => [night.date, night]));
  const added = nights.filter((date) => !soldOn.has(date));
  const keepsSome = added.length < nights.length;
  if (keepsSome && added.length > 0 && sold.currency !== rates.currency) return refuse("CURRENCY_MISMATCH");
  const priced = priceNights(added, rates);
  if (!priced.ok) return priced;
  const pricedOn = new Map(priced.value.map((night) => [night.date, night]));
  return accept(
    nights.flatMap((date) => {
      const kept = soldOn.get(date);
      const night = kept ?? pricedOn.get(date);
      return night === undefined ? [] : [{ ...night, kept: kept !== undefined }];
    }),
  );
}

function priceOfNight(date: PlainDate, rates: Rates): NightPrice | null {
  const { unitId, dailyRateMinor, rateMode } = rates;
  const season = rateMode === "flat" ? null : seasonOfNight(rates.seasons, unitId, date);
  if (season !== null) {
    const source = { kind: "season", seasonId: season.id, name: season.name } as const;
    return { date, rateMinor: season.rateMinor, source };
  }
  return dailyRateMinor === null ? null : { date, rateMinor: dailyRateMinor, source: { kind: "daily_rate" } };
}
