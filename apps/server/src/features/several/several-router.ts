import { createVerb } from "#kernel/api/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { createSeveral } from "./create-several.ts";
import { undoSeveral } from "./undo-several.ts";

export const severalRouter = {
  create: changesLeases(
    "property.create",
    "unit.create",
    "tenant.create",
    "lease.create",
  ).several.create.handler(({ input, context }) =>
    createVerb(context, input, () => createSeveral(context.work, input)),
  ),
  undo: changesLeases("property.delete").several.undo.handler(({ input, context: { work } }) =>
    undoSeveral(work, input.id),
  ),
};
