import type { NewProperty, PropertyListItem, PropertyView } from "@keystead/contract/properties";
import { compareRows, leaseAccount, leaseStatus } from "@keystead/domain/leases";
import type { LeaseAccount } from "@keystead/domain/leases";

import { amountText, moneyByCurrency } from "./money-by-currency.ts";
import type { ListedProperty, PropertyRow } from "./property-store.ts";
import type { LeaseWithLedger } from "./rent-ledgers-store.ts";

export function propertyView(row: PropertyRow): PropertyView {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    rentalMode: row.rentalMode,
    address: row.address,
    city: row.city,
    country: row.country === "" ? null : row.country,
    propertyType: row.propertyType,
    currency: row.currency,
    timezone: row.timezone,
    status: row.status,
    checkInTime: wallClock(row.checkInTime, "15:00"),
    checkOutTime: wallClock(row.checkOutTime, "11:00"),
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What of a property can be edited. */
export function propertyFields(view: PropertyView): NewProperty {
  const { id: _id, version: _version, createdAt: _createdAt, ...fields } = view;
  return fields;
}

/** The property with what follows from its leases today; `leases` may hold those of other properties too. */
export function propertyListItem(
  { row, unitIds, received }: ListedProperty,
  leases: readonly LeaseWithLedger[],
): PropertyListItem {
  const own = leases.filter(({ propertyId }) => propertyId === row.id);
  const active = own.filter((lease) => leaseStatus(lease, lease.today) === "active");
  const accounts = own.map((lease) => ({ lease, account: leaseAccount(lease.ledger, lease.today) }));
  const letWhole = active.some(({ unitId }) => unitId === null);
  const letUnits = new Set(active.map(({ unitId }) => unitId));
  return {
    ...propertyView(row),
    units: unitIds.length,
    unitsLet: letWhole ? unitIds.length : unitIds.filter((id) => letUnits.has(id)).length,
    activeLeases: active.length,
    receivedThisMonth: moneyByCurrency(received),
    overdue: moneyByCurrency(
      accounts.map(({ lease, account }) => ({ minor: account.overdueMinor, currency: lease.currency })),
    ),
    nextDue: nextDue(accounts),
  };
}

type Account = { readonly lease: LeaseWithLedger; readonly account: LeaseAccount };

/** The earliest payment still to come; a lease's credit is counted against its open rows first (R-C12). */
function nextDue(accounts: readonly Account[]): PropertyListItem["nextDue"] {
  const next = accounts
    .flatMap(({ lease, account }) => {
      let creditMinor = account.creditMinor;
      for (const { row, outstandingMinor } of account.rows) {
        const coveredMinor = Math.min(creditMinor, outstandingMinor);
        creditMinor -= coveredMinor;
        const askedMinor = outstandingMinor - coveredMinor;
        if (askedMinor > 0 && row.dueOn >= account.asOf) return [{ lease, row, askedMinor }];
      }
      return [];
    })
    .toSorted((a, b) => compareRows(a.row, b.row))[0];
  if (next === undefined) return null;
  const { lease, row, askedMinor } = next;
  return {
    dueOn: row.dueOn,
    amount: amountText(askedMinor, lease.currency),
    currency: lease.currency,
    leaseId: lease.id,
    tenantName: lease.tenantName,
  };
}

/** The database keeps seconds, the wire does not. */
function wallClock(time: string | null, otherwise: string): string {
  return time?.slice(0, 5) ?? otherwise;
}
