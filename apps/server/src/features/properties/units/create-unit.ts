import type { NewUnit, UnitView } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor } from "../../plans/index.ts";
import { checkUnit } from "./check-unit.ts";
import { findProperty } from "../property-store.ts";
import { findListedUnit, insertUnit } from "./unit-store.ts";
import { personalUnitFields, unitView } from "./unit-view.ts";

export async function createUnit(work: Work, fields: NewUnit): Promise<UnitView> {
  if ((await findProperty(work, fields.propertyId)) === undefined) throw refusal("NOT_FOUND");
  checkUnit(fields);
  await assertRoomFor(work, "units");
  const id = await insertUnit(work, fields);
  await writeAudit(work, {
    action: "create",
    entity: "unit",
    entityId: id,
    partOf: fields.propertyId,
    changes: auditedChanges({}, fields, personalUnitFields),
  });
  const made = await findListedUnit(work, id);
  if (made === undefined) throw new Error("a unit that was just made and is not there");
  return unitView(made);
}
