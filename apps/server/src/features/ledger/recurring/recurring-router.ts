import { createVerb, transacted } from "#kernel/api/index.ts";
import { createRecurring } from "./create-recurring.ts";
import { deleteRecurring } from "./delete-recurring.ts";
import { getRecurring, listProposals, listRecurring } from "./list-recurring.ts";
import { acceptProposals, skipProposals } from "./accept-occurrences.ts";
import { undoOccurrences } from "./undo-occurrences.ts";
import { updateRecurring } from "./update-recurring.ts";

/** Procedures for both books: each verb also checks the right for the actual book, which is the same for both. */
export const recurringRouter = {
  list: transacted("expense.read").recurring.list.handler(({ input, context: { work } }) =>
    listRecurring(work, input),
  ),
  proposals: transacted("expense.read").recurring.proposals.handler(({ input, context: { work } }) =>
    listProposals(work, input),
  ),
  get: transacted("expense.read").recurring.get.handler(({ input, context: { work } }) =>
    getRecurring(work, input.id),
  ),
  create: transacted("expense.create").recurring.create.handler(({ input, context }) =>
    createVerb(context, input, async () =>
      getRecurring(context.work, await createRecurring(context.work, input)),
    ),
  ),
  update: transacted("expense.update").recurring.update.handler(async ({ input, context: { work } }) => {
    await updateRecurring(work, input);
    return getRecurring(work, input.id);
  }),
  delete: transacted("expense.update").recurring.delete.handler(({ input, context: { work } }) =>
    deleteRecurring(work, input.id),
  ),
  accept: transacted("expense.create").recurring.accept.handler(({ input, context }) =>
    createVerb(context, input, () => acceptProposals(context.work, input)),
  ),
  skip: transacted("expense.create").recurring.skip.handler(({ input, context: { work } }) =>
    skipProposals(work, input),
  ),
  undo: transacted("expense.delete_own").recurring.undo.handler(({ input, context: { work } }) =>
    undoOccurrences(work, input.id),
  ),
};
