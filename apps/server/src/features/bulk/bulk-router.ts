import { createVerb, tenant } from "#kernel/api/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { createBulk } from "./create-bulk.ts";
import { createPropertyWithUnits } from "./create-property-with-units.ts";
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
  createProperty: tenant("property.create", "unit.create").bulk.createProperty.handler(({ input, context }) =>
    createVerb(context, input, () => createPropertyWithUnits(context.work, input)),
  ),
  undo: changesLeases("property.delete").bulk.undo.handler(({ input, context: { work } }) =>
    undoBulk(work, input.id),
  ),
};
