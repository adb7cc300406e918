import { countriesWithMoney, currencyOfCountry } from "@keystead/domain/money";

import { isKnownZone } from "#kernel/db/queries/zone.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { AccountHome } from "../auth-store.ts";

/** What a browser tells of where it stands; any of it may be missing, wrong or invented. */
export type Whereabouts = {
  readonly zone: string | undefined;
  /** The first language of the browser, such as `en-GB`. */
  readonly locale: string | undefined;
  /** ISO country of the address; anything else, such as UNKNOWN, says nothing. */
  readonly country: string;
};

/**
 * The zone and the currency that a new account starts with, so that its first "today" and its first amount are right without a
 * question. Where somebody is decides before what they speak: an English browser in Paris counts in euros. What is not known
 * falls back to UTC and EUR, since a guess must never cost somebody their account.
 */
export async function guessedHome(tx: Tx, { zone, locale, country }: Whereabouts): Promise<AccountHome> {
  const timezone = zone !== undefined && (await isKnownZone(tx, zone)) ? zone : "UTC";
  const places = [countryOfZone(timezone), country, regionOf(locale)];
  const currency = places.map((place) => currencyOfCountry(place ?? "")).find((code) => code !== null);
  return { timezone, baseCurrency: currency ?? "EUR" };
}

let countries: ReadonlyMap<string, string> | null = null;

/** The country a zone lies in, from the runtime's own zone database; null for UTC and other zones of no country. */
function countryOfZone(zone: string): string | null {
  countries ??= new Map(
    countriesWithMoney.flatMap((country) => zonesOf(country).map((one) => [canonical(one), country])),
  );
  return countries.get(canonical(zone)) ?? null;
}

/** `Intl.Locale.getTimeZones`, which the type library does not know yet. */
function zonesOf(country: string): readonly string[] {
  const locale: object = new Intl.Locale(`und-${country}`);
  const zones: unknown =
    "getTimeZones" in locale && typeof locale.getTimeZones === "function" ? locale.getTimeZones() : [];
  return Array.isArray(zones) ? zones.filter((zone): zone is string => typeof zone === "string") : [];
}

/** Old and new names of one zone, such as Calcutta and Kolkata, are one. */
function canonical(zone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
}

function regionOf(locale: string | undefined): string | null {
  if (locale === undefined) return null;
  try {
    return new Intl.Locale(locale).region ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
