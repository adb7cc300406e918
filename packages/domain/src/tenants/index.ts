export { leaseFilters, owingTenants, tenantOrder } from "./tenant-list.ts";
export { FIRST_ENTRIES, MORE_ENTRIES, timelineFilters } from "./timeline.ts";
export {
  anonymisedTenant,
  TENANT_NAME_LIMIT,
  TENANT_NOTES_LIMIT,
  TENANT_PHONE_LIMIT,
  tenantLanguage,
  unknownPerson,
  validateTenant,
} from "./tenant-rules.ts";
export type { TenantDraft, TenantIssue } from "./tenant-rules.ts";
