import type { PortfolioView } from "@keystead/contract/portfolio";
import { addDays, addToMonth, monthOf, plainDate } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import { leaseStatus, rentOfPeriod, tenantsInShort } from "@keystead/domain/leases";

import type { Work } from "#kernel/work.ts";
import { countConflicts } from "../bookings/index.ts";
import {
  amountText,
  baseFigures,
  moneyByCurrency,
  netByCurrency,
  occupancyOf,
  rentablesOf,
  rentByCurrency,
} from "../properties/index.ts";
import type { SumOfMoney } from "../properties/index.ts";
import { readStandings } from "../rent-book/index.ts";
import type { LeaseWithAccount } from "../rent-book/index.ts";
import { overdueLines, upcomingLines } from "./collect-lines.ts";
import { depositsHeld } from "./deposits-held.ts";
import { readFigures } from "./portfolio-store.ts";
import type { PortfolioFigures } from "./portfolio-store.ts";

/**
 * Three statements regardless of the size: the figures that SQL can sum, the standings of the leases, and the
 * bookings in conflict. Two more if an amount is in a currency other than the owner's.
 */
export async function getPortfolio(work: Work): Promise<PortfolioView> {
  const figures = await readFigures(work);
  const today = plainDate(figures.today);
  const month = monthOf(today);
  const lines = await readStandings(work, {});
  const received = figures.months.filter((sum) => sum.month === month);
  const currencies = [...received, ...figures.spent].map((sum) => sum.currency);
  const isForeign = [...currencies, ...lines.map(({ lease }) => lease.currency)].some(
    (code) => code !== figures.baseCurrency,
  );
  const inBase = isForeign
    ? await baseFigures(work, { month, lines, propertyId: null, moved: currencies })
    : null;
  const rents = lines.map((line) => rentOfMonth(line, month));
  const rentables = figures.properties.map((property) => rentablesOf({ ...property, row: property }, lines));
  return {
    today,
    month,
    empty: figures.properties.length === 0,
    overdue: overdueLines(lines),
    upcoming: upcomingLines(lines),
    leases: activeLeases(rents),
    rent: rentByCurrency(rents),
    income: moneyByCurrency(received),
    result: resultOf({
      received,
      spent: figures.spent,
      receivedInYear: figures.receivedInYear,
      spentInYear: figures.spent.map(({ currency, yearMinor }) => ({ currency, minor: yearMinor })),
    }),
    before: {
      month: addToMonth(month, -1),
      to: figures.before.to,
      ...leftOf(figures.before.received, figures.before.spent),
      soFar: netByCurrency(figures.before.receivedSoFar, figures.before.spentSoFar),
    },
    categories: categoriesOf(figures),
    occupancy: occupancyOf(rentables.flat()),
    deposits: depositsHeld(lines),
    tasksOverdue: figures.tasksOverdue,
    conflicts: await countConflicts(work),
    leasesEnding: leasesEnding(lines),
    months: lastMonths(month).map((each) => ({
      month: each,
      income: moneyByCurrency(figures.months.filter((sum) => sum.month === each)),
    })),
    base: inBase?.figures ?? null,
    properties: figures.properties.map(({ id, name, rentalMode, units, ...sums }, at) => ({
      id,
      name,
      rentalMode,
      received: moneyByCurrency(sums.received),
      result: resultOf(sums),
      inBase: inBase?.receivedOf(id) ?? null,
      units: units.length,
      occupancy: occupancyOf(rentables[at] ?? []),
    })),
  };
}

function categoriesOf({ spent }: PortfolioFigures): PortfolioView["categories"] {
  return spent.map(({ category, currency, minor, yearMinor }) => ({
    category,
    currency,
    month: amountText(minor, currency),
    year: amountText(yearMinor, currency),
  }));
}

type Sums = readonly SumOfMoney[];
type Moved = Readonly<Record<"received" | "receivedInYear" | "spent" | "spentInYear", Sums>>;

function resultOf(moved: Moved): PortfolioView["result"] {
  return {
    month: leftOf(moved.received, moved.spent),
    year: leftOf(moved.receivedInYear, moved.spentInYear),
  };
}

function leftOf(received: Sums, spent: Sums) {
  return {
    received: moneyByCurrency(received),
    costs: moneyByCurrency(spent),
    net: netByCurrency(received, spent),
  };
}

type RentOfMonth = {
  readonly lease: LeaseWithAccount["lease"];
  readonly currency: LeaseWithAccount["lease"]["currency"];
  readonly rent: ReturnType<typeof rentOfPeriod>;
};

function rentOfMonth({ lease, account }: LeaseWithAccount, month: Month): RentOfMonth {
  return {
    lease,
    currency: lease.currency,
    rent: rentOfPeriod(account, { first: month, last: month }),
  };
}

/** How many leases are active, and for how many of them the month's rent is settled. */
function activeLeases(rents: readonly RentOfMonth[]): PortfolioView["leases"] {
  const active = rents.filter(({ lease }) => leaseStatus(lease, lease.today) === "active");
  const settled = active.filter(({ rent }) => rent?.openMinor === 0);
  return { active: active.length, settled: settled.length };
}

const ENDING_DAYS = 60;

function leasesEnding(lines: readonly LeaseWithAccount[]): PortfolioView["leasesEnding"] {
  const ending = lines
    .flatMap(({ lease: { id, tenant, coTenants, endsOn, today } }) =>
      endsOn !== null && endsOn >= today && endsOn <= addDays(today, ENDING_DAYS)
        ? [{ leaseId: id, tenantName: tenantsInShort(tenant.name, coTenants.length), endsOn }]
        : [],
    )
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
  return { within60Days: ending.length, next: ending[0] ?? null };
}

function lastMonths(month: Month): readonly Month[] {
  return [5, 4, 3, 2, 1, 0].map((back) => addToMonth(month, -back));
}
