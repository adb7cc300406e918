import { createVerb, tenant } from "#kernel/api/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { changeRent, endLease, extendLease } from "./change-terms.ts";
import { createLease } from "./create-lease.ts";
import { deleteLease } from "./delete-lease.ts";
import { getLease } from "./get-lease.ts";
import { contextOf } from "./lease-context.ts";
import { listLeases } from "./list-leases.ts";
import { updateLease } from "./update-lease.ts";

export const leasesRouter = {
  list: tenant.leases.list.handler(({ input, context }) => listLeases(contextOf(context), input)),
  get: tenant.leases.get.handler(({ input, context }) => getLease(contextOf(context), input.id)),
  create: changesLeases.leases.create.handler(({ input, context }) =>
    createVerb(context, input, () => createLease(contextOf(context), input)),
  ),
  update: changesLeases.leases.update.handler(({ input, context }) => updateLease(contextOf(context), input)),
  delete: tenant.leases.delete.handler(({ input, context }) => deleteLease(contextOf(context), input.id)),
  end: changesLeases.leases.end.handler(({ input, context }) => endLease(contextOf(context), input)),
  extend: changesLeases.leases.extend.handler(({ input, context }) => extendLease(contextOf(context), input)),
  changeRent: changesLeases.leases.changeRent.handler(({ input, context }) =>
    createVerb(context, input, () => changeRent(contextOf(context), input)),
  ),
};
