export { OpenedTenant, tenantKinds } from "./opened-tenant.tsx";
export { tenantListRules } from "./tenant-list-rules.ts";
export { useDeleteTenant } from "./tenant-queries.ts";
