import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

export const roiSliders = {
  properties: { least: 1, most: 10, step: 1, start: 3 },
  hours: { least: 5, most: 40, step: 5, start: 10 },
} as const;

export const HOURLY_RATE_EUR = 25;

/** Hours in tenths, euros in cents: exact for every result of the sliders. */
export type RoiEstimate = {
  readonly savedTenthsOfHour: number;
  readonly valueCents: number;
  readonly appCostCents: number;
  readonly netMonthCents: number;
  readonly netYearCents: number;
};

/**
 * R-J01: saved = the larger of 60 % of the hours and 1.5 h per property, at 25 EUR an hour, less the app's 0 (one
 * property), 12 (two to five) or 25 EUR. Literal: the saving may exceed the hours typed. Error: INVALID_INPUT outside
 * the sliders or between their steps.
 */
export function estimateRoi(
  properties: number,
  hoursPerMonth: number,
): Decision<RoiEstimate, "INVALID_INPUT"> {
  if (!isOnSlider(properties, roiSliders.properties) || !isOnSlider(hoursPerMonth, roiSliders.hours)) {
    return refuse("INVALID_INPUT");
  }
  const savedTenthsOfHour = Math.max(6 * hoursPerMonth, 15 * properties);
  const valueCents = savedTenthsOfHour * HOURLY_RATE_EUR * 10;
  const appCostCents = appCostEur(properties) * 100;
  const netMonthCents = valueCents - appCostCents;
  return accept({
    savedTenthsOfHour,
    valueCents,
    appCostCents,
    netMonthCents,
    netYearCents: 12 * netMonthCents,
  });
}

function appCostEur(properties: number): number {
  if (properties <= 1) return 0;
  return properties <= 5 ? 12 : 25;
}

function isOnSlider(
  value: number,
  slider: { readonly least: number; readonly most: number; readonly step: number },
): boolean {
  return value >= slider.least && value <= slider.most && (value - slider.least) % slider.step === 0;
}
