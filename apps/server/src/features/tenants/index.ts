import type { Feature } from "#kernel/registry/feature.ts";
import { tenantsRouter } from "./tenants-router.ts";

export { checkNewTenant, createTenants } from "./create-tenants.ts";
export type { TenantToMake } from "./create-tenants.ts";

export const tenants: Feature = {
  name: "tenants",
  router: { tenants: tenantsRouter },
  tables: [{ name: "tenant", grants: "all", archived: true, withProperty: "stays" }],
};
