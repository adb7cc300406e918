import { createVerb, tenant } from "#kernel/api/index.ts";
import { createTenant } from "./create-tenant.ts";
import { deleteSeveralTenants } from "./delete-several-tenants.ts";
import { deleteTenant } from "./delete-tenant.ts";
import { getTenant, listTenants } from "./list-tenants.ts";
import { pickTenants } from "./tenant-names-store.ts";
import { anonymiseTenant, updateTenant } from "./update-tenant.ts";

export const tenantsRouter = {
  list: tenant("tenant.read").tenants.list.handler(({ input, context: { tx, scope, deps } }) =>
    listTenants(tx, scope, input, deps.clock.now()),
  ),
  names: tenant("tenant.read").tenants.names.handler(({ input, context: { work } }) =>
    pickTenants(work, input),
  ),
  get: tenant("tenant.read").tenants.get.handler(({ input, context: { tx, scope, deps } }) =>
    getTenant(tx, scope, input.id, deps.clock.now()),
  ),
  create: tenant("tenant.create").tenants.create.handler(({ input, context }) =>
    createVerb(context, input, () =>
      createTenant(context.tx, context.scope, input, context.deps.clock.now()),
    ),
  ),
  update: tenant("tenant.update").tenants.update.handler(({ input, context: { tx, scope, deps } }) =>
    updateTenant(tx, scope, input, deps.clock.now()),
  ),
  delete: tenant("tenant.delete").tenants.delete.handler(({ input, context: { tx, scope, deps } }) =>
    deleteTenant(tx, scope, input.id, deps.clock.now()),
  ),
  deleteSeveral: tenant("tenant.delete").tenants.deleteSeveral.handler(
    ({ input, context: { tx, scope, deps } }) => deleteSeveralTenants(tx, scope, input.ids, deps.clock.now()),
  ),
  anonymise: tenant("tenant.delete").tenants.anonymise.handler(({ input, context: { tx, scope, deps } }) =>
    anonymiseTenant(tx, scope, input, deps.clock.now()),
  ),
};
