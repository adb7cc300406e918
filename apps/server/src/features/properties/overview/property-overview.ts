import type {
  NextEvent,
  PayableLease,
  OverviewRentable,
  RentableLease,
  PropertyOverview,
} from "@keystead/contract/properties";
import { addDays, monthOf } from "@keystead/domain/calendar";
import type { Month, PlainDate } from "@keystead/domain/calendar";
import { compareNames, compareText } from "@keystead/domain/kernel";
import { leaseMonths, leaseStatus, nextPayment, tenantsInShort } from "@keystead/domain/leases";
import {
  ENDING_DAYS,
  NEXT_EVENTS,
  nextEventKinds,
  rentPerSqm,
  unitOrder,
  unitStatus,
} from "@keystead/domain/properties";
import type { RentalMode } from "@keystead/domain/properties";
import { can } from "@keystead/domain/permissions";

import { refusal } from "#kernel/api/index.ts";
import type { WithProperty } from "#kernel/registry/tables.ts";
import type { Work } from "#kernel/work.ts";
import { inForceMinor, openMonthsThroughNext, readStandings } from "../../rent-book/index.ts";
import type { LeaseWithAccount } from "../../rent-book/index.ts";
import { baseFigures } from "./base-figures.ts";
import type { ComingBooking } from "./coming-bookings-store.ts";
import { amountText } from "./money-by-currency.ts";
import { findPaidDays } from "./paid-days-store.ts";
import { findReadProperty } from "../list/listed-property-store.ts";
import { propertyListItem } from "../property-view.ts";
import type { Tonight } from "../rentables/tonight-store.ts";
import { selectUnits } from "../units/unit-store.ts";
import { unitView } from "../units/unit-view.ts";

type Unit = ReturnType<typeof unitView>;

/**
 * The page of a property, in five statements regardless of its number of units, and one more if it has several
 * currencies.
 */
export async function propertyOverview(
  work: Work,
  id: string,
  withProperty: WithProperty,
): Promise<PropertyOverview> {
  const item = await findReadProperty(work, id, withProperty);
  if (item === undefined) throw refusal("NOT_FOUND");
  const { today } = item;
  const month = monthOf(today);
  const lines = await readStandings(work, { propertyIds: [id] });
  const units = (await selectUnits(work, { propertyId: id, sort: unitOrder.defaultSort }))
    .map(unitView)
    .filter(({ archived }) => !archived);
  const active = lines.filter(({ lease }) => leaseStatus(lease, today) === "active");
  const paidDays = await findPaidDays(
    work,
    active.map(({ lease }) => lease.id),
    month,
  );
  const leaseOf = (line: LeaseWithAccount): RentableLease =>
    rentableLease(line, { month, paidOn: paidDays.get(line.lease.id) ?? null });
  const { figures: base } = await baseFigures(work, {
    month,
    lines,
    propertyId: id,
    moved: [...item.received, ...item.spent].map((sum) => sum.currency),
  });
  const { row, tonight } = item;
  const rentables = rentablesOf(units, { mode: row.rentalMode, tonight, lines, active, leaseOf });
  return {
    property: propertyListItem(item, lines),
    today,
    month,
    rentables,
    totals: totalsOf(active, units),
    overdue: overdueOf(lines),
    payable: payableLeases(lines),
    next: nextEvents([
      ...leaseEvents(lines, today),
      ...(can(work.scope.role, "booking.read") ? bookingEvents(item.stays, row.currency) : []),
    ]),
    records: item.records,
    base,
  };
}

type Let = {
  readonly mode: RentalMode;
  readonly tonight: Tonight;
  readonly lines: readonly LeaseWithAccount[];
  readonly active: readonly LeaseWithAccount[];
  readonly leaseOf: (line: LeaseWithAccount) => RentableLease;
};

/** The units by name, after the property as a whole if it has no units or is rented as a whole. */
function rentablesOf(
  units: readonly Unit[],
  { mode, tonight, lines, active, leaseOf }: Let,
): OverviewRentable[] {
  const own = (unitId: string | null) =>
    active.filter(({ lease }) => (lease.unit?.id ?? null) === unitId).map(leaseOf);
  const whole = own(null);
  const ofUnits = units.map((unit): OverviewRentable => {
    const { id, name, floor, sizeSqm, status } = unit;
    return { unit: { id, name, floor, sizeSqm }, status, leases: own(id) };
  });
  if (units.length > 0 && whole.length === 0) return ofUnits;
  const status = unitStatus({
    mode,
    maintenance: false,
    activeLease: whole.length > 0,
    upcomingLease: lines.some(({ lease }) => lease.unit === null && lease.startsOn > lease.today),
    ...tonight,
  });
  return [{ unit: null, status, leases: whole }, ...ofUnits];
}

type Running = { readonly month: Month; readonly paidOn: string | null };

function rentableLease({ lease, account }: LeaseWithAccount, { month, paidOn }: Running): RentableLease {
  const money = (minor: number): string => amountText(minor, lease.currency);
  const running = leaseMonths(account, lease.graceDays).find(({ period }) => period === month);
  return {
    id: lease.id,
    tenant: lease.tenant,
    startsOn: lease.startsOn,
    endsOn: lease.endsOn,
    currency: lease.currency,
    monthly: money(monthlyMinor(lease)),
    month:
      running === undefined
        ? null
        : { state: running.state, outstanding: money(running.outstandingMinor), paidOn },
  };
}

function monthlyMinor(lease: LeaseWithAccount["lease"]): number {
  return inForceMinor(lease, "rent") + inForceMinor(lease, "charge");
}

/** Amounts per square metre are shown only if the size of every rentable that is let in the currency is known. */
function totalsOf(active: readonly LeaseWithAccount[], units: readonly Unit[]): PropertyOverview["totals"] {
  const sizes = new Map<string, number | null>(units.map(({ id, sizeSqm }) => [id, sizeSqm]));
  return [...Map.groupBy(active, ({ lease }) => lease.currency)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([currency, group]) => {
      const minor = group.reduce((sum, { lease }) => sum + monthlyMinor(lease), 0);
      const ids = [...new Set(group.map(({ lease }) => lease.unit?.id ?? null))];
      const known = ids.map((id) => (id === null ? null : (sizes.get(id) ?? null)));
      const sizeSqm = known.reduce(
        (sum: number | null, size) => (sum === null || size === null ? null : sum + size),
        0,
      );
      return {
        currency,
        monthly: amountText(minor, currency),
        sizeSqm,
        perSqm: sizeSqm === null ? null : amountText(rentPerSqm(minor, sizeSqm), currency),
      };
    });
}

function payableLeases(lines: readonly LeaseWithAccount[]): PayableLease[] {
  return lines
    .map(({ lease, account }) => ({
      leaseId: lease.id,
      tenantName: tenantsInShort(lease.tenant.name, lease.coTenants.length),
      unitName: lease.unit?.name ?? null,
      currency: lease.currency,
      today: lease.today,
      openMonths: openMonthsThroughNext(lease, account),
    }))
    .filter((payable) => payable.openMonths.length > 0)
    .toSorted(
      (a, b) =>
        compareText(a.openMonths[0]?.dueOn ?? "", b.openMonths[0]?.dueOn ?? "") ||
        compareText(a.leaseId, b.leaseId),
    );
}

function overdueOf(lines: readonly LeaseWithAccount[]): PropertyOverview["overdue"] {
  const overdue = lines.filter(({ account }) => account.overdueMinor > 0);
  const days = overdue
    .flatMap(({ account }) => account.rows)
    .flatMap(({ row, overdue }) => (overdue ? [row.dueOn] : []))
    .toSorted(compareText);
  return { tenants: [...new Set(overdue.map(({ lease }) => lease.tenant.name))], since: days[0] ?? null };
}

function leaseEvents(lines: readonly LeaseWithAccount[], today: PlainDate): NextEvent[] {
  return lines.flatMap(({ lease, account }): NextEvent[] => {
    const shared = {
      leaseId: lease.id,
      bookingId: null,
      name: tenantsInShort(lease.tenant.name, lease.coTenants.length),
      unitName: lease.unit?.name ?? null,
      currency: lease.currency,
    };
    const payment = nextPayment(account, lease.today);
    const ends = lease.endsOn;
    return [
      ...(payment === null
        ? []
        : [
            {
              ...shared,
              on: payment.dueOn,
              kind: "rent" as const,
              amount: amountText(payment.amountDueMinor, lease.currency),
            },
          ]),
      ...(lease.startsOn > today
        ? [{ ...shared, on: lease.startsOn, kind: "begins" as const, amount: null }]
        : []),
      ...(ends !== null && ends >= today && ends <= addDays(today, ENDING_DAYS)
        ? [{ ...shared, on: ends, kind: "ends" as const, amount: null }]
        : []),
    ];
  });
}

/** A current guest has only a departure; a coming one has an arrival and a departure. */
function bookingEvents(stays: readonly ComingBooking[], currency: string): NextEvent[] {
  return stays.flatMap(({ id, guestName, unitName, arrivesOn, leavesOn, here }): NextEvent[] => {
    const shared = { leaseId: null, bookingId: id, name: guestName, unitName, amount: null, currency };
    return [
      ...(here ? [] : [{ ...shared, on: arrivesOn, kind: "arrives" as const }]),
      { ...shared, on: leavesOn, kind: "leaves" as const },
    ];
  });
}

function nextEvents(events: readonly NextEvent[]): NextEvent[] {
  const recordOf = ({ leaseId, bookingId }: NextEvent) => leaseId ?? bookingId ?? "";
  return events
    .toSorted(
      (a, b) =>
        compareText(a.on, b.on) ||
        nextEventKinds.indexOf(a.kind) - nextEventKinds.indexOf(b.kind) ||
        compareNames(a.unitName ?? "", b.unitName ?? "") ||
        compareText(recordOf(a), recordOf(b)),
    )
    .slice(0, NEXT_EVENTS);
}
