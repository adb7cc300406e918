import { createVerb } from "#kernel/api/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { createBulk } from "./create-bulk.ts";
import { undoBulk } from "./undo-bulk.ts";

export const bulkRouter = {
  create: changesLeases(
    "property.create",
    "unit.create",
    "tenant.create",
    "lease.create",
  ).bulk.create.handler(({ input, context }) =>
    createVerb(context, input, () => createBulk(context.work, input)),
  ),
  undo: changesLeases("property.delete").bulk.undo.handler(({ input, context: { work } }) =>
    undoBulk(work, input.id),
  ),
};
