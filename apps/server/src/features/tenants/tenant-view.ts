import type { NewTenant, TenantView } from "@keystead/contract/tenants";

import { compareText } from "@keystead/domain/kernel";
import { leaseStatus } from "@keystead/domain/leases";
import { textNames, valuesOf } from "@keystead/domain/record-fields";
import type { StoredValuesOf } from "@keystead/domain/record-fields";
import { ownTenantFields, tenantFields } from "@keystead/domain/tenants";

import { moneyByCurrency } from "../properties/index.ts";
import type { StandingLease } from "../rent-book/index.ts";
import type { ListedTenant } from "./tenant-store.ts";

/** The tenant with what follows from the leases, in the order they begin; `all` may hold those of other tenants too. */
export function tenantView({ row, propertyName }: ListedTenant, all: readonly StandingLease[]): TenantView {
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

/** What an audit entry may say of a tenant: of names, contacts and notes only that they changed. */
export const personalTenantFields = textNames(tenantFields);

/** What is said of the person, as it is sent. */
export function personOf(record: StoredValuesOf<typeof ownTenantFields>): Omit<NewTenant, "propertyId"> {
  return valuesOf(ownTenantFields, record);
}

export function auditedTenant(view: TenantView): Readonly<Record<string, unknown>> {
  const { anonymised, property } = view;
  return { propertyId: property?.id ?? null, ...personOf(view), anonymised };
}
