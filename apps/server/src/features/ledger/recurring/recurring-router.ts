import { createVerb, tenant } from "#kernel/api/index.ts";
import { createRecurring } from "./create-recurring.ts";
import { deleteRecurring } from "./delete-recurring.ts";
import { getRecurring, listProposals, listRecurring } from "./list-recurring.ts";
import { acceptProposals, skipProposals } from "./accept-occurrences.ts";
import { undoOccurrences } from "./undo-occurrences.ts";
import { updateRecurring } from "./update-recurring.ts";

/** For both books: each verb also checks the right of the actual book, which is the same for both. */
export const recurringRouter = {
  list: tenant("expense.read").recurring.list.handler(({ input, context: { work } }) =>
    listRecurring(work, input),
  ),
  proposals: tenant("expense.read").recurring.proposals.handler(({ input, context: { work } }) =>
    listProposals(work, input),
  ),
  get: tenant("expense.read").recurring.get.handler(({ input, context: { work } }) =>
    getRecurring(work, input.id),
  ),
  create: tenant("expense.create").recurring.create.handler(({ input, context }) =>
    createVerb(context, input, async () =>
      getRecurring(context.work, await createRecurring(context.work, input)),
    ),
  ),
  update: tenant("expense.update").recurring.update.handler(async ({ input, context: { work } }) => {
    await updateRecurring(work, input);
    return getRecurring(work, input.id);
  }),
  delete: tenant("expense.update").recurring.delete.handler(({ input, context: { work } }) =>
    deleteRecurring(work, input.id),
  ),
  accept: tenant("expense.create").recurring.accept.handler(({ input, context }) =>
    createVerb(context, input, () => acceptProposals(context.work, input)),
  ),
  skip: tenant("expense.create").recurring.skip.handler(({ input, context: { work } }) =>
    skipProposals(work, input),
  ),
  undo: tenant("expense.delete_own").recurring.undo.handler(({ input, context: { work } }) =>
    undoOccurrences(work, input.id),
  ),
};
