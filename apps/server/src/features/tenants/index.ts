export { checkNewTenant, createTenants } from "./create-tenants.ts";
export type { TenantToMake } from "./create-tenants.ts";
export { tenantsRouter } from "./tenants-router.ts";
