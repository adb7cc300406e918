import { createVerb, tenant } from "#kernel/api/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { changeRent, endLease, extendLease } from "./change-terms.ts";
import { createLease } from "./create-lease.ts";
import { deleteLease } from "./delete-lease.ts";
import { getLease } from "./get-lease.ts";
import { contextOf } from "./lease-context.ts";
import { leaseNeighbours } from "./lease-neighbours.ts";
import { listLeaseNames } from "./list-lease-names.ts";
import { listLeases } from "./list-leases.ts";
import { updateLease } from "./update-lease.ts";

export const leasesRouter = {
  list: tenant("lease.read").leases.list.handler(({ input, context }) =>
    listLeases(contextOf(context), input),
  ),
  names: tenant("lease.read").leases.names.handler(({ input, context: { work } }) =>
    listLeaseNames(work, input),
  ),
  neighbours: tenant("lease.read").leases.neighbours.handler(({ input, context: { work } }) =>
    leaseNeighbours(work, input),
  ),
  get: tenant("lease.read").leases.get.handler(({ input, context }) =>
    getLease(contextOf(context), input.id),
  ),
  create: changesLeases("lease.create").leases.create.handler(({ input, context }) =>
    createVerb(context, input, () => createLease(contextOf(context), input)),
  ),
  update: changesLeases("lease.update").leases.update.handler(({ input, context }) =>
    updateLease(contextOf(context), input),
  ),
  delete: tenant("lease.delete").leases.delete.handler(({ input, context }) =>
    deleteLease(contextOf(context), input.id),
  ),
  end: changesLeases("lease.update").leases.end.handler(({ input, context }) =>
    endLease(contextOf(context), input),
  ),
  extend: changesLeases("lease.update").leases.extend.handler(({ input, context }) =>
    extendLease(contextOf(context), input),
  ),
  changeRent: changesLeases("lease.update").leases.changeRent.handler(({ input, context }) =>
    createVerb(context, input, () => changeRent(contextOf(context), input)),
  ),
};
