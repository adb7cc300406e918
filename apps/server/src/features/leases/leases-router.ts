import { createVerb, transacted } from "#kernel/api/index.ts";
import { historyOfRecord } from "../history/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { changeRent, endLease, extendLease } from "./rent-changes/change-terms.ts";
import { createLease } from "./create/create-lease.ts";
import { changeRentSteps } from "./rent-changes/change-rent-steps.ts";
import { deleteLease } from "./delete-lease.ts";
import { getLease } from "./get-lease.ts";
import { indexRent, proposeIndexation } from "./rent-changes/index-rent.ts";
import { leaseNeighbours } from "./list/lease-neighbours.ts";
import { listLeaseNames } from "./list/list-lease-names.ts";
import { listLeases } from "./list/list-leases.ts";
import { rentChange } from "./rent-changes/rent-change.ts";
import { trackFrom, tracking } from "./rent-rows/track-from.ts";
import { updateLease } from "./update-lease.ts";

export const leasesRouter = {
  list: transacted("lease.read").leases.list.handler(({ input, context: { work } }) =>
    listLeases(work, input),
  ),
  names: transacted("lease.read").leases.names.handler(({ input, context: { work } }) =>
    listLeaseNames(work, input),
  ),
  neighbours: transacted("lease.read").leases.neighbours.handler(({ input, context: { work } }) =>
    leaseNeighbours(work, input),
  ),
  get: transacted("lease.read").leases.get.handler(({ input, context: { work } }) =>
    getLease(work, input.id),
  ),
  create: changesLeases("lease.create").leases.create.handler(({ input, context }) =>
    createVerb(context, input, () => createLease(context.work, input)),
  ),
  update: changesLeases("lease.update").leases.update.handler(({ input, context: { work } }) =>
    updateLease(work, input),
  ),
  delete: transacted("lease.delete").leases.delete.handler(({ input, context: { work } }) =>
    deleteLease(work, input.id),
  ),
  end: changesLeases("lease.update").leases.end.handler(({ input, context: { work } }) =>
    endLease(work, input),
  ),
  extend: changesLeases("lease.update").leases.extend.handler(({ input, context: { work } }) =>
    extendLease(work, input),
  ),
  rentChange: transacted("lease.read").leases.rentChange.handler(({ input, context: { work } }) =>
    rentChange(work, input),
  ),
  tracking: transacted("lease.read").leases.tracking.handler(({ input, context: { work } }) =>
    tracking(work, input),
  ),
  trackFrom: changesLeases("lease.update").leases.trackFrom.handler(({ input, context: { work } }) =>
    trackFrom(work, input),
  ),
  changeRent: changesLeases("lease.update").leases.changeRent.handler(({ input, context }) =>
    createVerb(context, input, () => changeRent(context.work, input)),
  ),
  changeRentSteps: changesLeases("lease.update").leases.changeRentSteps.handler(({ input, context }) =>
    createVerb(context, input, () => changeRentSteps(context.work, input)),
  ),
  proposeIndexation: transacted("lease.read").leases.proposeIndexation.handler(
    ({ input, context: { work } }) => proposeIndexation(work, input),
  ),
  indexRent: changesLeases("lease.update").leases.indexRent.handler(({ input, context }) =>
    createVerb(context, input, () => indexRent(context.work, input)),
  ),
};

/** The history of a lease, for everybody who may read it. */
export const leaseHistory = {
  lease: transacted("lease.read", "payment.read").history.lease.handler(({ input, context }) =>
    historyOfRecord(context, "lease", input),
  ),
};
