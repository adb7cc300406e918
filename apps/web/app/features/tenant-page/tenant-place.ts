import type { TenantLease } from "@keystead/contract/tenants";

/** "Lindenstraße 14 · Apt 2" */
export function placeOf({ property, unit }: Pick<TenantLease, "property" | "unit">): string {
  return unit === null ? property.name : `${property.name} · ${unit.name}`;
}

/** The lease under which somebody lives here, or will: the server sends running ones first, then those to come. */
export function homeOf(leases: readonly TenantLease[]): TenantLease | null {
  return leases.find(({ status }) => status !== "ended") ?? null;
}

/** As it is dialled. */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
