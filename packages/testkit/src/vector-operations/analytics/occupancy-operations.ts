import { addCounts, rentableDays, rateOfSums } from "@keystead/domain/analytics";
import type { PeriodDays, Service } from "@keystead/domain/analytics";
import { plainDate } from "@keystead/domain/calendar";
import { ratioText, roundDivide } from "@keystead/domain/money";
import { operation } from "../operation.ts";
import type { Operations } from "../operation.ts";

type UnitInput = string | { readonly id: string; readonly from?: string | null; readonly to?: string | null };
type LeaseInput = { readonly unit: string | null; readonly start: string; readonly end: string | null };
type NightInput = { readonly date: string; readonly unit?: string | null; readonly price: number };
type GridInput = {
  readonly from: string;
  readonly to: string;
  readonly units: readonly UnitInput[];
  readonly leases?: readonly LeaseInput[];
  readonly nights?: readonly NightInput[];
  readonly blocked?: readonly { readonly date: string; readonly unit?: string | null }[];
};

/** Which days and nights a unit is available, let or sold, and the revenue of a night. */
export const occupancyOperations: Operations = {
  "analytics.str_kpis": operation(shortTermFigures),
  "analytics.lt_occupancy": operation((input: GridInput) => {
    const { leased, unitDays } = gridOf(input).counts;
    const share = (days: number) => ratioText(days, unitDays);
    return {
      unit_days: unitDays,
      leased_days: leased,
      occupancy: share(leased),
      vacancy: share(unitDays - leased),
    };
  }),
  "analytics.portfolio_occupancy": operation(
    (input: { readonly properties: readonly { readonly sold: number; readonly available: number }[] }) => ({
      occupancy: rateOfSums(
        input.properties.map(({ sold, available }) => ({ numerator: sold, denominator: available })),
      ),
    }),
  ),
};

/** One property, its units in the order of the input; without units the property itself counts as one. */
function gridOf({ from, to, units, leases = [], nights = [], blocked = [] }: GridInput) {
  const days: PeriodDays = { from: plainDate(from), until: plainDate(to) };
  const serviceOf = (unit: UnitInput): Service & { readonly id: string } =>
    typeof unit === "string"
      ? { id: unit, from: null, until: null }
      : { id: unit.id, from: dayOrNull(unit.from), until: dayOrNull(unit.to) };
  const { rentables } = rentableDays(
    { id: "P", from: null, until: units.length === 0 ? null : days.from, units: units.map(serviceOf) },
    {
      leases: leases.map(({ unit, start, end }) => ({
        unitId: unit,
        startsOn: plainDate(start),
        endsOn: dayOrNull(end),
      })),
      stays: nights.map(({ date, unit, price }, index) => ({
        id: String(index).padStart(6, "0"),
        unitId: unit ?? null,
        checkIn: `${date}T15:00`,
        nights: [{ date: plainDate(date), minor: price }],
      })),
      blocked: blocked.map(({ date, unit }) => ({ date: plainDate(date), unitId: unit ?? null })),
    },
    days,
  );
  return { days, counts: addCounts(rentables.map(({ count }) => count(days))) };
}

function dayOrNull(text: string | null | undefined) {
  return text === null || text === undefined ? null : plainDate(text);
}

function shortTermFigures(input: GridInput): unknown {
  const { days, counts } = gridOf(input);
  const revenueMinor = (input.nights ?? [])
    .filter(({ date }) => date >= days.from && date < days.until)
    .reduce((sum, { price }) => sum + price, 0);
  const perNight = (nights: number) => (nights === 0 ? null : roundDivide(revenueMinor, nights));
  const share = (of: number) => ratioText(counts.sold, of);
  return {
    available: counts.available,
    sold: counts.sold,
    revenue_minor: revenueMinor,
    occupancy: share(counts.available),
    adr_minor: perNight(counts.sold),
    revpar_minor: perNight(counts.available),
    occupancy_gross: share(counts.gross),
  };
}
