import { randomUUID } from "node:crypto";

import type { NewPropertyWithUnits, PropertyWithUnits } from "@keystead/contract/bulk";

import { keepBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { checkProperty, createProperties } from "../properties/index.ts";
import { emptyBatch } from "./stored-batch.ts";
import type { StoredBatch } from "./stored-batch.ts";

/** A property with its units: all or nothing, and one Undo for all. */
export async function createPropertyWithUnits(
  work: Work,
  { units: named, ...fields }: NewPropertyWithUnits,
): Promise<PropertyWithUnits> {
  await checkProperty(work.tx, fields);
  const units = named.map(({ name }) => ({ id: randomUUID(), name }));
  const [property] = await createProperties(work, [{ id: randomUUID(), fields, units }]);
  if (property === undefined) throw new Error("a property that was just made and is not there");
  const made: StoredBatch = {
    ...emptyBatch,
    properties: [property.id],
    units: units.map(({ id }) => id),
  };
  return { ...property, undoId: await keepBatch(work, "batch", made) };
}
