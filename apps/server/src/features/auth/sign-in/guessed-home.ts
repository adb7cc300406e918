import { countriesWithMoney, currencyOfCountry } from "@keystead/domain/money";

import { isKnownZone } from "#kernel/db/queries/zone.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { AccountHome } from "../auth-store.ts";

/** Facts that a browser states about its location; any of them may be missing, wrong or invented. */
export type Whereabouts = {
  readonly zone: string | undefined;
  /** The first language of the browser, such as `en-GB`. */
  readonly locale: string | undefined;
  /** ISO country of the address; any other text, such as UNKNOWN, is ignored. */
  readonly country: string;
};

/**
 * The zone and the currency with which a new account begins, so that its first "today" and its first amount are right
 * without a question. The location counts more than the language: an English browser in Paris gets euros. Unknown
 * values fall back to UTC and EUR, since a failed guess must never prevent an account.
 */
export async function guessedHome(tx: Tx, { zone, locale, country }: Whereabouts): Promise<AccountHome> {
  const timezone = zone !== undefined && (await isKnownZone(tx, zone)) ? zone : "UTC";
  const places = [countryOfZone(timezone), country, regionOf(locale)];
  const currency = places.map((place) => currencyOfCountry(place ?? "")).find((code) => code !== null);
  return { timezone, baseCurrency: currency ?? "EUR" };
}

let countries: ReadonlyMap<string, string> | null = null;

/** The country of a zone, from the runtime's own zone database; null for UTC and other zones without a country. */
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

/** Makes old and new names of a zone equal, such as Calcutta and Kolkata. */
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
