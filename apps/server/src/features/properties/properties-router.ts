import { asSystem, createVerb, member, transacted } from "#kernel/api/index.ts";
import { historyOfRecord } from "../history/index.ts";
import { getAccessNotes, saveAccessNotes } from "./access-notes/access-notes.ts";
import { createProperty } from "./create-property.ts";
import { createUnit } from "./units/create-unit.ts";
import { deleteProperty, previewDeletion } from "./deletion/delete-property.ts";
import { deleteUnit } from "./units/delete-unit.ts";
import { getProperty } from "./get-property.ts";
import { listRentables } from "./rentables/list-rentables.ts";
import { listProperties } from "./list/list-properties.ts";
import { listUnits } from "./units/list-units.ts";
import { findChoices, pickProperties, pickUnits } from "./list/names-store.ts";
import { propertyOverview } from "./overview/property-overview.ts";
import { findPropertyNeighbours } from "./list/listed-property-store.ts";
import { setStatus } from "./set-status.ts";
import { updateProperty } from "./update-property.ts";
import { updateUnit } from "./units/update-unit.ts";

export const propertiesRouter = {
  list: transacted("property.read").properties.list.handler(({ input, context: { work } }) =>
    listProperties(work, input),
  ),
  names: transacted("property.read").properties.names.handler(({ input, context: { work } }) =>
    pickProperties(work, input),
  ),
  choices: transacted("property.read").properties.choices.handler(({ context: { work } }) =>
    findChoices(work),
  ),
  get: transacted("property.read").properties.get.handler(({ input, context: { work } }) =>
    getProperty(work, input.id),
  ),
  overview: transacted("property.read", "lease.read").properties.overview.handler(
    ({ input, context: { work, deps } }) => propertyOverview(work, input.id, deps.withProperty),
  ),
  neighbours: transacted("property.read").properties.neighbours.handler(
    ({ input: { id, ...listed }, context: { work } }) => findPropertyNeighbours(work, listed, id),
  ),
  create: transacted("property.create").properties.create.handler(({ input, context }) =>
    createVerb(context, input, () => createProperty(context.work, input)),
  ),
  update: transacted("property.update").properties.update.handler(({ input, context }) =>
    updateProperty(context, input),
  ),
  setStatus: transacted("property.update").properties.setStatus.handler(({ input, context: { work } }) =>
    setStatus(work, input),
  ),
  deletion: transacted("property.delete").properties.deletion.handler(({ input, context: { work, deps } }) =>
    previewDeletion(work, input.id, deps.withProperty),
  ),
  /** Runs as the system, because only the system may order the mails to the cleaners. */
  delete: member("property.delete").properties.delete.handler(({ input, context }) =>
    asSystem(context, (work) => deleteProperty(work, context.deps, input)),
  ),
};

export const accessNotesRouter = {
  get: transacted("property.read", "unit.read").accessNotes.get.handler(
    ({ input, context: { work, deps } }) => getAccessNotes(work, deps, input.propertyId),
  ),
  save: transacted("property.update", "unit.update").accessNotes.save.handler(
    ({ input, context: { work, deps } }) => saveAccessNotes(work, deps, input),
  ),
};

export const unitsRouter = {
  rentables: transacted("unit.read").units.rentables.handler(({ input, context: { work } }) =>
    listRentables(work, input),
  ),
  list: transacted("unit.read").units.list.handler(({ input, context: { work } }) => listUnits(work, input)),
  names: transacted("unit.read").units.names.handler(({ input, context: { work } }) =>
    pickUnits(work, input),
  ),
  create: transacted("unit.create").units.create.handler(({ input, context }) =>
    createVerb(context, input, () => createUnit(context.work, input)),
  ),
  update: transacted("unit.update").units.update.handler(({ input, context: { work } }) =>
    updateUnit(work, input),
  ),
  delete: transacted("unit.delete").units.delete.handler(({ input, context: { work } }) =>
    deleteUnit(work, input.id),
  ),
};

/** The history of one record, for anyone who may read it. */
export const propertyHistory = {
  property: transacted("property.read").history.property.handler(({ input, context }) =>
    historyOfRecord(context, "property", input),
  ),
  unit: transacted("unit.read").history.unit.handler(({ input, context }) =>
    historyOfRecord(context, "unit", input),
  ),
};
