import type { MeasureView } from "@keystead/contract/analytics";
import { analyse, figureSums, measureOf, standsIn } from "@keystead/domain/analytics";
import type { PeriodDays, MetricSection } from "@keystead/domain/analytics";
import { monthOf } from "@keystead/domain/calendar";
import { rateTable } from "@keystead/domain/fx";

import type { Work } from "#kernel/work.ts";
import { findScope } from "./scope-store.ts";
import { findStanding } from "./standing-records-store.ts";

type PropertyDays = { readonly propertyId: string; readonly days: PeriodDays };

/** The occupancy by section; null if the property does not belong to the section (R-F17). */
export type OccupancyIn = Readonly<Record<MetricSection, MeasureView | null>>;

const METRICS = { long_term: "lt_occupancy", short_term: "st_occupancy" } as const;

/** The occupancy of a property on any days, as its cards would show it for a period (R-F04, R-F11). Two statements. */
export async function occupancyIn(work: Work, { propertyId, days }: PropertyDays): Promise<OccupancyIn> {
  const propertyIds = [propertyId];
  const stored = await findScope(work, { propertyIds, around: monthOf(days.from) });
  const standing = await findStanding(work, { propertyIds, days, ledgers: false });
  const { baseCurrency, currentMonth, rates, properties } = stored;
  const target = { currency: baseCurrency, table: rateTable(rates, baseCurrency), currentMonth };
  const analysis = analyse({ properties, cash: [], ...standing }, target, days);
  const inSection = (section: MetricSection): MeasureView | null => {
    if (!analysis.holdings.some((holding) => standsIn(section, holding, days))) return null;
    const metric = METRICS[section];
    return measureOf(
      metric,
      figureSums(analysis, metric, { days, whole: days, section: null }),
      baseCurrency,
    );
  };
  return { long_term: inSection("long_term"), short_term: inSection("short_term") };
}
