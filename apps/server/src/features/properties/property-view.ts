import type { NewProperty, PropertyListItem, PropertyView } from "@keystead/contract/properties";
import { compareText } from "@keystead/domain/kernel";
import { monthOf } from "@keystead/domain/calendar";
import { leaseStatus, nextPayment, rentOfPeriod, tenantsInShort } from "@keystead/domain/leases";

import { heldMinor } from "../rent-book/index.ts";
import type { LeaseWithAccount } from "../rent-book/index.ts";
import { amountText, moneyByCurrency, netByCurrency } from "./overview/money-by-currency.ts";
import { occupancyOf, rentablesOf } from "./rentables/rentables.ts";
import { rentByCurrency } from "./overview/rent-by-currency.ts";
import type { ListedProperty } from "./list/listed-property-store.ts";
import type { PropertyRow } from "./property-store.ts";
import { purchaseView } from "./purchase-columns.ts";

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
    minGapMinutes: row.minGapMinutes,
    cleaningMinutes: row.cleaningMinutes,
    notes: row.notes,
    ...purchaseView(row),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The editable fields of a property. */
export function propertyFields(view: PropertyView): NewProperty {
  const { id: _id, version: _version, createdAt: _createdAt, ...fields } = view;
  return fields;
}

/** The property with the current state of its leases; `leases` may include those of other properties. */
export function propertyListItem(
  listed: ListedProperty,
  leases: readonly LeaseWithAccount[],
): PropertyListItem {
  const { row, units, received, spent, owedByGuests } = listed;
  const own = leases.filter(({ lease }) => lease.property.id === row.id);
  const month = monthOf(listed.today);
  return {
    ...propertyView(row),
    units: units.length,
    occupancy: occupancyOf(rentablesOf(listed, own)),
    activeLeases: own.filter(({ lease }) => leaseStatus(lease, lease.today) === "active").length,
    month,
    receivedThisMonth: moneyByCurrency(received),
    costsThisMonth: moneyByCurrency(spent),
    netThisMonth: netByCurrency(received, spent),
    rent: rentByCurrency(
      own.map(({ lease, account }) => ({
        currency: lease.currency,
        rent: rentOfPeriod(account, { first: month, last: month }),
      })),
    ),
    held: moneyByCurrency(
      own.map(({ lease }) => ({ minor: heldMinor(lease, lease.today), currency: lease.currency })),
    ),
    overdue: moneyByCurrency(
      own.map(({ lease, account }) => ({ minor: account.overdueMinor, currency: lease.currency })),
    ),
    owedByGuests: moneyByCurrency(owedByGuests),
    nextDue: nextDue(own),
  };
}

/** The earliest payment still to come; overdue ones are shown separately. */
function nextDue(leases: readonly LeaseWithAccount[]): PropertyListItem["nextDue"] {
  const next = leases
    .flatMap(({ lease, account }) => {
      const payment = nextPayment(account, lease.today);
      return payment === null ? [] : [{ lease, payment }];
    })
    .toSorted(
      (a, b) =>
        compareText(a.payment.dueOn, b.payment.dueOn) || compareText(a.payment.rowId, b.payment.rowId),
    )[0];
  if (next === undefined) return null;
  const { lease, payment } = next;
  return {
    dueOn: payment.dueOn,
    amount: amountText(payment.amountDueMinor, lease.currency),
    currency: lease.currency,
    leaseId: lease.id,
    tenantName: tenantsInShort(lease.tenant.name, lease.coTenants.length),
  };
}

/** The database stores seconds, the API does not. */
function wallClock(time: string | null, otherwise: string): string {
  return time?.slice(0, 5) ?? otherwise;
}
