import type { Language } from "@keystead/domain/languages";
import { estimateRoi, HOURLY_RATE_EUR } from "@keystead/domain/roi";

import { intlLocales } from "../../../lib/language/languages.ts";

/** The texts of the result in one language; rendered first by the server, then by the island. */
export type RoiFigures = {
  readonly hours: string;
  /** Without cents, for "about". */
  readonly about: string;
  readonly value: string;
  readonly cost: string;
  readonly month: string;
  readonly year: string;
  /** The share of the value that is left after the costs, in percent. */
  readonly share: number;
};

/** Null outside the range of the sliders, where the domain has no result. */
export function roiFigures(properties: number, hours: number, language: Language): RoiFigures | null {
  const estimate = estimateRoi(properties, hours);
  if (!estimate.ok) return null;
  const { savedTenthsOfHour, valueCents, appCostCents, netMonthCents, netYearCents } = estimate.value;
  return {
    hours: new Intl.NumberFormat(intlLocales[language]).format(savedTenthsOfHour / 10),
    about: euros(Math.round(netMonthCents / 100) * 100, language),
    value: euros(valueCents, language),
    cost: (appCostCents > 0 ? "\u2212" : "") + euros(appCostCents, language),
    month: euros(netMonthCents, language),
    year: euros(netYearCents, language),
    share: (100 * netMonthCents) / valueCents,
  };
}

export function euros(cents: number, language: Language): string {
  return new Intl.NumberFormat(intlLocales[language], {
    style: "currency",
    currency: "EUR",
    useGrouping: "always",
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}

export const hourlyRateCents = HOURLY_RATE_EUR * 100;
