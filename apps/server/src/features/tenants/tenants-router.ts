import { asSystem, createVerb, member, transacted } from "#kernel/api/index.ts";
import { historyOfRecord } from "../history/index.ts";
import { createTenant } from "./create-tenant.ts";
import { deleteTenantsInBulk } from "./delete-tenants-in-bulk.ts";
import { deleteTenant } from "./delete-tenant.ts";
import { getTenant, listTenants } from "./list/list-tenants.ts";
import { tenantNeighbours } from "./list/tenant-neighbours.ts";
import { tenantOverview, tenantTimeline } from "./overview/tenant-overview.ts";
import { pickTenants } from "./list/tenant-names-store.ts";
import { anonymiseTenant, updateTenant } from "./update-tenant.ts";

export const tenantsRouter = {
  list: transacted("tenant.read").tenants.list.handler(({ input, context: { work } }) =>
    listTenants(work, input),
  ),
  names: transacted("tenant.read").tenants.names.handler(({ input, context: { work } }) =>
    pickTenants(work, input),
  ),
  get: transacted("tenant.read").tenants.get.handler(({ input, context: { work } }) =>
    getTenant(work, input.id),
  ),
  overview: transacted("tenant.read", "lease.read").tenants.overview.handler(({ input, context: { work } }) =>
    tenantOverview(work, input.id),
  ),
  timeline: transacted("tenant.read", "lease.read").tenants.timeline.handler(({ input, context: { work } }) =>
    tenantTimeline(work, input),
  ),
  neighbours: transacted("tenant.read").tenants.neighbours.handler(({ input, context: { work } }) =>
    tenantNeighbours(work, input),
  ),
  create: transacted("tenant.create").tenants.create.handler(({ input, context }) =>
    createVerb(context, input, () => createTenant(context.work, input)),
  ),
  update: transacted("tenant.update").tenants.update.handler(({ input, context: { work } }) =>
    updateTenant(work, input),
  ),
  delete: transacted("tenant.delete").tenants.delete.handler(({ input, context: { work } }) =>
    deleteTenant(work, input.id),
  ),
  deleteBulk: transacted("tenant.delete").tenants.deleteBulk.handler(({ input, context: { work } }) =>
    deleteTenantsInBulk(work, input.ids),
  ),
  /** Runs as the system, because only the system may add the job that writes the erasure outside the database. */
  anonymise: member("tenant.delete").tenants.anonymise.handler(({ input, context }) =>
    asSystem(context, (work) => anonymiseTenant(work, context.deps.jobs, input)),
  ),
};

/** The history of a tenant, for anyone who may read it. */
export const tenantHistory = {
  tenant: transacted("tenant.read").history.tenant.handler(({ input, context }) =>
    historyOfRecord(context, "tenant", input),
  ),
};
