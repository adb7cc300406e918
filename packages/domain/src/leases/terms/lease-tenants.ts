/** R-C17: most joint tenants beside the main one. */
export const MOST_CO_TENANTS = 9;

export type CoTenantIssue = "CO_TENANT_IS_TENANT" | "CO_TENANT_TWICE" | "TOO_MANY_CO_TENANTS";

/**
 * R-C17: checks the joint tenants of a lease: each once, none of them the main tenant, at most `MOST_CO_TENANTS`.
 * Answers the first issue, or null. `tenantId` is null while the main tenant is still to be created.
 */
export function coTenantIssue(tenantId: string | null, coTenantIds: readonly string[]): CoTenantIssue | null {
  if (coTenantIds.some((id) => id === tenantId)) return "CO_TENANT_IS_TENANT";
  if (new Set(coTenantIds).size < coTenantIds.length) return "CO_TENANT_TWICE";
  return coTenantIds.length > MOST_CO_TENANTS ? "TOO_MANY_CO_TENANTS" : null;
}

/** R-C17, for a single line: the main tenant and how many more, "Ada Adler, +1". */
export function tenantsInShort(name: string, coTenants: number): string {
  return coTenants === 0 ? name : `${name}, +${coTenants}`;
}
