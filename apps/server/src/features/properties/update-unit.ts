import type { UnitChange, UnitView } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkUnit } from "./check-unit.ts";
import { findListedUnit, lockUnit, updateUnit as writeUnit } from "./unit-store.ts";
import { unitView } from "./unit-view.ts";

export async function updateUnit(work: Work, change: UnitChange): Promise<UnitView> {
  const { id, version, ...fields } = change;
  const locked = await lockUnit(work, id);
  const before = locked === undefined ? undefined : await findListedUnit(work, id);
  if (locked === undefined || before === undefined) throw refusal("NOT_FOUND");
  if (locked.version !== version) throw refusal("STALE", { version: locked.version });
  checkUnit(fields);
  await writeUnit(work, locked, fields);
  const after = await findListedUnit(work, id);
  if (after === undefined) throw new Error("a unit that was just changed and is not there");
  const view = unitView(after);
  await writeAudit(work, {
    action: "update",
    entity: "unit",
    entityId: id,
    changes: auditedChanges(unitView(before), view, []),
  });
  return view;
}
