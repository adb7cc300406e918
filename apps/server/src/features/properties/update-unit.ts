import type { UnitChange, UnitView } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { checkUnit } from "./check-unit.ts";
import { findListedUnit, lockUnit, updateUnit as writeUnit } from "./unit-store.ts";
import { unitView } from "./unit-view.ts";

export async function updateUnit(tx: Tx, scope: Scope, change: UnitChange, now: Date): Promise<UnitView> {
  const { id, version, ...fields } = change;
  const locked = await lockUnit(tx, scope, id);
  const before = locked === undefined ? undefined : await findListedUnit(tx, scope, id, now);
  if (locked === undefined || before === undefined) throw refusal("NOT_FOUND");
  if (locked.version !== version) throw refusal("STALE", { version: locked.version });
  checkUnit(fields);
  await writeUnit(tx, scope, locked, fields, now);
  const after = await findListedUnit(tx, scope, id, now);
  if (after === undefined) throw new Error("a unit that was just changed and is not there");
  const view = unitView(after);
  await writeAudit(tx, scope, {
    action: "update",
    entity: "unit",
    entityId: id,
    changes: auditedChanges(unitView(before), view, []),
    at: now,
  });
  return view;
}
