import type { NewTenant, TenantView } from "@keystead/contract/tenants";

import { compareText } from "@keystead/domain/kernel";
import { leaseStatus } from "@keystead/domain/leases";
import { textNames, valuesOf } from "@keystead/domain/record-fields";
import type { StoredValuesOf } from "@keystead/domain/record-fields";
import { ownTenantFields, tenantFields } from "@keystead/domain/tenants";

import { moneyByCurrency } from "../properties/index.ts";
import type { LeaseWithAccount } from "../rent-book/index.ts";
import type { ListedTenant } from "./tenant-store.ts";

/**
 * The tenant with the facts that follow from their leases, which are ordered by start; `all` may include leases of
 * other tenants.
 */
export function tenantView(
  { row, propertyName }: ListedTenant,
  all: readonly LeaseWithAccount[],
): TenantView {
  const leases = all
    .filter(({ lease }) => [lease.tenant, ...lease.coTenants].some(({ id }) => id === row.id))
    .toSorted(
      (a, b) => compareText(a.lease.startsOn, b.lease.startsOn) || compareText(a.lease.id, b.lease.id),
    )
    .map(({ lease, account }) => ({ lease, account, status: leaseStatus(lease, lease.today) }));
  const active = leases.filter(({ status }) => status === "active");
  const current = active[0] ?? leases.find(({ status }) => status === "upcoming");
  return {
    id: row.id,
    version: row.version,
    property:
      row.propertyId === null || propertyName === null ? null : { id: row.propertyId, name: propertyName },
    ...personOf(row),
    anonymised: row.anonymisedAt !== null,
    activeLeases: active.length,
    currentUnit: current?.lease.unit ?? null,
    leases: leases.map(({ lease, status }) => ({
      id: lease.id,
      propertyName: lease.property.name,
      unitName: lease.unit?.name ?? null,
      status,
    })),
    balances: moneyByCurrency(
      leases.map(({ lease, account }) => ({ minor: account.balanceMinor, currency: lease.currency })),
    ),
  };
}

/** Fields of which an audit entry records only that they changed: names, contacts and notes. */
export const personalTenantFields = textNames(tenantFields);

/** The person's fields in the form of an input. */
export function personOf(record: StoredValuesOf<typeof ownTenantFields>): Omit<NewTenant, "propertyId"> {
  return valuesOf(ownTenantFields, record);
}

export function auditedTenant(view: TenantView): Readonly<Record<string, unknown>> {
  const { anonymised, property } = view;
  return { propertyId: property?.id ?? null, ...personOf(view), anonymised };
}
