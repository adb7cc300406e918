import type { TenantView } from "@keystead/contract/tenants";

import { moneyByCurrency } from "../properties/index.ts";
import type { ListedTenant } from "./tenant-store.ts";

export function tenantView({ row, propertyName, leases }: ListedTenant): TenantView {
  const active = leases.filter(({ status }) => status === "active");
  const current = active[0] ?? leases.find(({ status }) => status === "upcoming");
  return {
    id: row.id,
    version: row.version,
    property:
      row.propertyId === null || propertyName === null ? null : { id: row.propertyId, name: propertyName },
    name: row.name,
    email: row.email ?? "",
    phone: row.phone ?? "",
    notes: row.notes,
    anonymised: row.anonymisedAt !== null,
    activeLeases: active.length,
    currentUnit:
      current === undefined || current.unitId === null || current.unitName === null
        ? null
        : { id: current.unitId, name: current.unitName },
    leases: leases.map(({ id, propertyName: at, unitName, status }) => ({
      id,
      propertyName: at,
      unitName,
      status,
    })),
    balances: moneyByCurrency(
      leases.map(({ balanceMinor, currency }) => ({ minor: balanceMinor, currency })),
    ),
  };
}

/** What an audit entry may say of a tenant: of names, contacts and notes only that they changed. */
export const personalTenantFields = ["name", "email", "phone", "notes"];

export function auditedTenant(view: TenantView): Readonly<Record<string, unknown>> {
  const { name, email, phone, notes, anonymised, property } = view;
  return { propertyId: property?.id ?? null, name, email, phone, notes, anonymised };
}
