import type { TenantLease } from "@keystead/contract/tenants";

/** The lease under which the tenant lives here, or will: the server sends active leases first, then upcoming ones. */
export function tenantHomeOf(leases: readonly TenantLease[]): TenantLease | null {
  return leases.find(({ status }) => status !== "ended") ?? null;
}

/** The phone number as a `tel:` link. */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
