import { createVerb, tenant } from "#kernel/api/index.ts";
import { createProperty } from "./create-property.ts";
import { createUnit } from "./create-unit.ts";
import { deleteProperty, previewDeletion } from "./delete-property.ts";
import { deleteUnit } from "./delete-unit.ts";
import { getProperty } from "./get-property.ts";
import { listProperties } from "./list-properties.ts";
import { listUnits } from "./list-units.ts";
import { findPlaces, pickProperties, pickUnits } from "./names-store.ts";
import { setStatus } from "./set-status.ts";
import { updateProperty } from "./update-property.ts";
import { updateUnit } from "./update-unit.ts";

export const propertiesRouter = {
  list: tenant("property.read").properties.list.handler(({ input, context: { tx, scope, deps } }) =>
    listProperties(tx, scope, input, deps.clock.now()),
  ),
  names: tenant("property.read").properties.names.handler(({ input, context: { work } }) =>
    pickProperties(work, input),
  ),
  places: tenant("property.read").properties.places.handler(({ context: { work } }) => findPlaces(work)),
  get: tenant("property.read").properties.get.handler(({ input, context: { tx, scope, deps } }) =>
    getProperty(tx, scope, input.id, deps.clock.now()),
  ),
  create: tenant("property.create").properties.create.handler(({ input, context }) =>
    createVerb(context, input, () =>
      createProperty(context.tx, context.scope, input, context.deps.clock.now()),
    ),
  ),
  update: tenant("property.update").properties.update.handler(({ input, context: { tx, scope, deps } }) =>
    updateProperty(tx, scope, input, deps.clock.now()),
  ),
  setStatus: tenant("property.update").properties.setStatus.handler(
    ({ input, context: { tx, scope, deps } }) => setStatus(tx, scope, input, deps.clock.now()),
  ),
  deletion: tenant("property.delete").properties.deletion.handler(({ input, context: { tx, scope } }) =>
    previewDeletion(tx, scope, input.id),
  ),
  delete: tenant("property.delete").properties.delete.handler(({ input, context: { tx, scope, deps } }) =>
    deleteProperty(tx, scope, input, deps.clock.now()),
  ),
};

export const unitsRouter = {
  list: tenant("unit.read").units.list.handler(({ input, context: { tx, scope, deps } }) =>
    listUnits(tx, scope, input, deps.clock.now()),
  ),
  names: tenant("unit.read").units.names.handler(({ input, context: { work } }) => pickUnits(work, input)),
  create: tenant("unit.create").units.create.handler(({ input, context }) =>
    createVerb(context, input, () => createUnit(context.tx, context.scope, input, context.deps.clock.now())),
  ),
  update: tenant("unit.update").units.update.handler(({ input, context: { tx, scope, deps } }) =>
    updateUnit(tx, scope, input, deps.clock.now()),
  ),
  delete: tenant("unit.delete").units.delete.handler(({ input, context: { tx, scope, deps } }) =>
    deleteUnit(tx, scope, input.id, deps.clock.now()),
  ),
};
