import type { UnitChange, UnitView } from "@keystead/contract/properties";

import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkUnit } from "./check-unit.ts";
import { findListedUnit, lockUnit, writeUnit } from "./unit-store.ts";
import { personalUnitFields, unitFields, unitView } from "./unit-view.ts";

/** Merges the change into the locked unit and validates the result as a whole. */
export async function updateUnit(work: Work, change: UnitChange): Promise<UnitView> {
  const { id, version, ...changed } = change;
  const locked = await lockUnit(work, id);
  const before = locked === undefined ? undefined : await findListedUnit(work, id);
  if (locked === undefined || before === undefined) throw refusal("NOT_FOUND");
  const was = unitView(before);
  if (locked.version !== version) throw stale(was);
  const fields = { ...unitFields(was), ...changed };
  checkUnit(fields);
  await writeUnit(work, locked, fields);
  const after = await findListedUnit(work, id);
  if (after === undefined) throw new Error("a unit that was just changed and is not there");
  const view = unitView(after);
  await writeAudit(work, {
    action: "update",
    entity: "unit",
    entityId: id,
    partOf: locked.propertyId,
    changes: auditedChanges(unitFields(was), fields, personalUnitFields),
  });
  return view;
}
