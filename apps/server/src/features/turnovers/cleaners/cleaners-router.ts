import { createVerb, refuseVisit, transacted } from "#kernel/api/index.ts";
import { makeCleanerLink, revokeCleanerLink } from "../cleaner-link/cleaner-links.ts";
import { createCleaner } from "./create-cleaner.ts";
import { deleteCleaner } from "./delete-cleaner.ts";
import { getCleaner, listCleaners } from "./list-cleaners.ts";
import { setCleanerArchived, updateCleaner } from "./update-cleaner.ts";

/**
 * People who may assign turnovers manage the list of cleaners; a login is given in the team (docs/decisions/0064).
 */
export const cleanersRouter = {
  list: transacted("turnover.read_any", "payout.read_any").cleaners.list.handler(
    ({ input, context: { work, deps } }) => listCleaners(work, deps, input),
  ),
  get: transacted("turnover.read_any", "payout.read_any").cleaners.get.handler(
    ({ input, context: { work, deps } }) => getCleaner(work, deps, input.id),
  ),
  create: transacted("turnover.assign", "payout.update").cleaners.create.handler(({ input, context }) =>
    createVerb(context, input, () => createCleaner(context.work, context.deps, input)),
  ),
  update: transacted("turnover.assign", "payout.update").cleaners.update.handler(
    ({ input, context: { work, deps } }) => updateCleaner(work, deps, input),
  ),
  setArchived: transacted("turnover.assign").cleaners.setArchived.handler(
    ({ input, context: { work, deps } }) => setCleanerArchived(work, deps, input),
  ),
  delete: transacted("turnover.assign").cleaners.delete.handler(({ input, context: { work } }) =>
    deleteCleaner(work, input.id),
  ),
  makeLink: transacted("turnover.assign").cleaners.makeLink.handler(
    ({ input, context: { work, deps, user } }) => {
      refuseVisit(user);
      return makeCleanerLink(work, deps, input.id);
    },
  ),
  revokeLink: transacted("turnover.assign").cleaners.revokeLink.handler(
    ({ input, context: { work, deps } }) => revokeCleanerLink(work, deps, input.id),
  ),
};
