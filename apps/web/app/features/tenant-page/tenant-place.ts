import type { TenantLease } from "@keystead/contract/tenants";

/** The lease under which somebody lives here, or will: the server sends running ones first, then those to come. */
export function tenantHomeOf(leases: readonly TenantLease[]): TenantLease | null {
  return leases.find(({ status }) => status !== "ended") ?? null;
}

/** As it is dialled. */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
