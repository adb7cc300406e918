export { leaseFilters, owingTenants, tenantOrder } from "./tenant-list.ts";
export { FIRST_ENTRIES, MORE_ENTRIES, timelineFilters } from "./timeline.ts";
export { ownTenantFields, TENANT_NAME_LIMIT, tenantFields } from "./tenant-fields.ts";
export { anonymisedTenant, tenantLanguage, unknownPerson, validateTenant } from "./tenant-rules.ts";
export type { TenantDraft, TenantIssue } from "./tenant-rules.ts";
