import type { Feature } from "#kernel/registry/feature.ts";
import { exportedTenants } from "./list/exported-tenants.ts";
import { keptTenants } from "./tenant-store.ts";
import { tenantTrash } from "./tenant-trash.ts";
import { tenantsRouter, tenantHistory } from "./tenants-router.ts";
import { tenantNumbers } from "./tenant-numbers.ts";

export { checkNewTenant, createTenants } from "./create-tenants.ts";
export type { TenantToMake } from "./create-tenants.ts";

export const tenants: Feature = {
  name: "tenants",
  lists: [exportedTenants],
  numbers: tenantNumbers,
  router: { tenants: tenantsRouter, history: tenantHistory },
  trash: [tenantTrash],
  tables: [{ name: "tenant", grants: "all", archived: true, restorable: true, withProperty: "stays" }],
  staysWithoutProperty: [keptTenants],
};
