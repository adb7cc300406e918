import { createVerb, tenant } from "#kernel/api/index.ts";
import { createProperty } from "./create-property.ts";
import { createUnit } from "./create-unit.ts";
import { deleteProperty, previewDeletion } from "./delete-property.ts";
import { deleteUnit } from "./delete-unit.ts";
import { getProperty } from "./get-property.ts";
import { listProperties } from "./list-properties.ts";
import { listUnits } from "./list-units.ts";
import { setStatus } from "./set-status.ts";
import { updateProperty } from "./update-property.ts";
import { updateUnit } from "./update-unit.ts";

export const propertiesRouter = {
  list: tenant.properties.list.handler(({ input, context: { tx, scope, deps } }) =>
    listProperties(tx, scope, input, deps.clock.now()),
  ),
  get: tenant.properties.get.handler(({ input, context: { tx, scope, deps } }) =>
    getProperty(tx, scope, input.id, deps.clock.now()),
  ),
  create: tenant.properties.create.handler(({ input, context }) =>
    createVerb(context, input, () =>
      createProperty(context.tx, context.scope, input, context.deps.clock.now()),
    ),
  ),
  update: tenant.properties.update.handler(({ input, context: { tx, scope, deps } }) =>
    updateProperty(tx, scope, input, deps.clock.now()),
  ),
  setStatus: tenant.properties.setStatus.handler(({ input, context: { tx, scope, deps } }) =>
    setStatus(tx, scope, input, deps.clock.now()),
  ),
  deletion: tenant.properties.deletion.handler(({ input, context: { tx, scope } }) =>
    previewDeletion(tx, scope, input.id),
  ),
  delete: tenant.properties.delete.handler(({ input, context: { tx, scope, deps } }) =>
    deleteProperty(tx, scope, input, deps.clock.now()),
  ),
};

export const unitsRouter = {
  list: tenant.units.list.handler(({ input, context: { tx, scope, deps } }) =>
    listUnits(tx, scope, input, deps.clock.now()),
  ),
  create: tenant.units.create.handler(({ input, context }) =>
    createVerb(context, input, () => createUnit(context.tx, context.scope, input, context.deps.clock.now())),
  ),
  update: tenant.units.update.handler(({ input, context: { tx, scope, deps } }) =>
    updateUnit(tx, scope, input, deps.clock.now()),
  ),
  delete: tenant.units.delete.handler(({ input, context: { tx, scope, deps } }) =>
    deleteUnit(tx, scope, input.id, deps.clock.now()),
  ),
};
