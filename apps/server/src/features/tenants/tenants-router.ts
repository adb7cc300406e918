import { createVerb, tenant } from "#kernel/api/index.ts";
import { createTenant } from "./create-tenant.ts";
import { deleteSeveralTenants } from "./delete-several-tenants.ts";
import { deleteTenant } from "./delete-tenant.ts";
import { getTenant, listTenants } from "./list-tenants.ts";
import { anonymiseTenant, updateTenant } from "./update-tenant.ts";

export const tenantsRouter = {
  list: tenant.tenants.list.handler(({ input, context: { tx, scope, deps } }) =>
    listTenants(tx, scope, input, deps.clock.now()),
  ),
  get: tenant.tenants.get.handler(({ input, context: { tx, scope, deps } }) =>
    getTenant(tx, scope, input.id, deps.clock.now()),
  ),
  create: tenant.tenants.create.handler(({ input, context }) =>
    createVerb(context, input, () =>
      createTenant(context.tx, context.scope, input, context.deps.clock.now()),
    ),
  ),
  update: tenant.tenants.update.handler(({ input, context: { tx, scope, deps } }) =>
    updateTenant(tx, scope, input, deps.clock.now()),
  ),
  delete: tenant.tenants.delete.handler(({ input, context: { tx, scope, deps } }) =>
    deleteTenant(tx, scope, input.id, deps.clock.now()),
  ),
  deleteSeveral: tenant.tenants.deleteSeveral.handler(({ input, context: { tx, scope, deps } }) =>
    deleteSeveralTenants(tx, scope, input.ids, deps.clock.now()),
  ),
  anonymise: tenant.tenants.anonymise.handler(({ input, context: { tx, scope, deps } }) =>
    anonymiseTenant(tx, scope, input, deps.clock.now()),
  ),
};
