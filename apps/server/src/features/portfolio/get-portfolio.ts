import type { PortfolioView } from "@keystead/contract/portfolio";
import { addDays, addToMonth, monthOf, plainDate } from "@keystead/domain/calendar";
import type { Month, PlainDate } from "@keystead/domain/calendar";
import { leaseStatus } from "@keystead/domain/leases";
import { lettablePlaces, unitStatus } from "@keystead/domain/properties";

import type { Work } from "#kernel/work.ts";
import { moneyByCurrency } from "../properties/index.ts";
import { readStandings } from "../rent-book/index.ts";
import type { StandingLease } from "../rent-book/index.ts";
import { depositsHeld, overdueRows, rentOfMonth, upcomingPayments } from "./payments-due.ts";
import { readFigures } from "./portfolio-store.ts";
import type { PortfolioFigures } from "./portfolio-store.ts";

/** Two statements whatever the size: the figures that SQL can add up, and what the leases stand at. */
export async function getPortfolio(work: Work): Promise<PortfolioView> {
  const figures = await readFigures(work);
  const today = plainDate(figures.today);
  const month = monthOf(today);
  const lines = await readStandings(work, {});
  const late = overdueRows(lines);
  const coming = upcomingPayments(lines);
  const income = figures.months.filter((sum) => sum.month === month);
  return {
    today,
    month,
    empty: figures.properties.length === 0,
    overdue: {
      rows: late.rows,
      leases: new Set(late.rows.map(({ leaseId }) => leaseId)).size,
      sums: moneyByCurrency(late.sums),
    },
    upcoming: { rows: coming.rows, sums: moneyByCurrency(coming.sums) },
    rent: rentOfMonth(lines, month),
    income: moneyByCurrency(income),
    occupancy: occupancyOf(figures, lines, today),
    deposits: depositsHeld(lines),
    leasesEnding: leasesEnding(lines),
    months: lastMonths(month).map((each) => ({
      month: each,
      income: moneyByCurrency(figures.months.filter((sum) => sum.month === each)),
    })),
    properties: figures.properties.map(({ id, name, rentalMode, received, units }) => ({
      id,
      name,
      rentalMode,
      received: moneyByCurrency(received),
      units: units.length,
      unitsLet: lettablePlaces(units, today).filter((unit) =>
        isLet(lines, { propertyId: id, unit }, "active"),
      ).length,
    })),
  };
}

type Property = PortfolioFigures["properties"][number];

/**
 * R-L03 over the places of R-F16. Short-term properties have nights instead, unless one is let by the month all the same (R-F17).
 */
function occupancyOf(
  { properties }: PortfolioFigures,
  lines: readonly StandingLease[],
  today: PlainDate,
): PortfolioView["occupancy"] {
  const statuses = properties
    .filter(
      ({ id, rentalMode }) =>
        rentalMode === "monthly" || isLet(lines, { propertyId: id, unit: null }, "active"),
    )
    .flatMap(({ id, rentalMode, units }) =>
      lettablePlaces(units, today).map((unit) =>
        unitStatus({
          mode: rentalMode,
          maintenance: unit?.maintenance === true,
          activeLease: isLet(lines, { propertyId: id, unit }, "active"),
          upcomingLease: isLet(lines, { propertyId: id, unit }, "upcoming"),
          guestInHouse: false,
          tonightBooked: false,
          tonightBlocked: false,
        }),
      ),
    );
  const count = (...wanted: readonly string[]): number =>
    statuses.filter((status) => wanted.includes(status)).length;
  return {
    units: statuses.length,
    occupied: count("occupied"),
    vacant: count("vacant", "available"),
    maintenance: count("maintenance"),
  };
}

/** A lease without a unit lets every unit of its property; any lease lets the property itself (`unit` null). */
function isLet(
  lines: readonly StandingLease[],
  { propertyId, unit }: { readonly propertyId: string; readonly unit: Property["units"][number] | null },
  status: "active" | "upcoming",
): boolean {
  return lines.some(
    ({ lease }) =>
      lease.property.id === propertyId &&
      (unit === null || lease.unit === null || lease.unit.id === unit.id) &&
      leaseStatus(lease, lease.today) === status,
  );
}

const ENDING_DAYS = 60;

function leasesEnding(lines: readonly StandingLease[]): PortfolioView["leasesEnding"] {
  const ending = lines
    .flatMap(({ lease: { id, tenant, endsOn, today } }) =>
      endsOn !== null && endsOn >= today && endsOn <= addDays(today, ENDING_DAYS)
        ? [{ leaseId: id, tenantName: tenant.name, endsOn }]
        : [],
    )
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
  return { within60Days: ending.length, next: ending[0] ?? null };
}

function lastMonths(month: Month): readonly Month[] {
  return [5, 4, 3, 2, 1, 0].map((back) => addToMonth(month, -back));
}
