import type { NewProperty, NewUnit, PropertyView } from "@keystead/contract/properties";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomForAll } from "../plans/index.ts";
import { creationOf } from "./create-property.ts";
import { insertProperties } from "./property-store.ts";
import { propertyView } from "./property-view.ts";
import { insertUnits } from "./units/unit-store.ts";
import { personalUnitFields } from "./units/unit-view.ts";

/** A property to be created with its units; the caller chooses the ids, so that other records can refer to them. */
export type PropertyToMake = {
  readonly id: string;
  readonly fields: NewProperty;
  readonly units: readonly { readonly id: string; readonly name: string }[];
};

/** A new unit of an existing property; the caller has locked the property. */
export type UnitToAdd = { readonly id: string; readonly propertyId: string; readonly name: string };

/**
 * Creates many properties in as many statements as one. The caller, which can name the wrong line, has validated the
 * fields with `propertyIssues` and the zone with `isKnownZone`. It has also locked the properties to which units are
 * added.
 */
export async function createProperties(
  work: Work,
  made: readonly PropertyToMake[],
  added: readonly UnitToAdd[] = [],
): Promise<PropertyView[]> {
  const units = [
    ...made.flatMap(({ id: propertyId, units: own }) => own.map((unit) => ({ ...unit, propertyId }))),
    ...added,
  ].map(({ id, propertyId, name }) => ({ id, ...emptyUnit, propertyId, name }));
  await assertRoomForAll(work, { properties: made.length, units: units.length });
  const rows = made.length === 0 ? [] : await insertProperties(work, made);
  if (units.length > 0) await insertUnits(work, units);
  await writeAudits(work, [
    ...rows.map((row) => creationOf(row)),
    ...units.map(({ id, ...fields }): AuditEntry => ({
      action: "create",
      entity: "unit",
      entityId: id,
      partOf: fields.propertyId,
      changes: auditedChanges({}, fields, personalUnitFields),
    })),
  ]);
  return rows.map((row) => propertyView(row));
}

const emptyUnit: Omit<NewUnit, "propertyId" | "name"> = {
  bedrooms: null,
  bathrooms: null,
  sizeSqm: null,
  floor: "",
  maintenance: false,
  inServiceFrom: null,
};
