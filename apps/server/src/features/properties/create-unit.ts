import type { NewUnit, UnitView } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { assertRoomFor } from "../plans/index.ts";
import { checkUnit } from "./check-unit.ts";
import { findProperty } from "./property-store.ts";
import { findListedUnit, insertUnit } from "./unit-store.ts";
import { unitView } from "./unit-view.ts";

export async function createUnit(tx: Tx, scope: Scope, fields: NewUnit, now: Date): Promise<UnitView> {
  if ((await findProperty(tx, scope, fields.propertyId)) === undefined) throw refusal("NOT_FOUND");
  checkUnit(fields);
  await assertRoomFor(tx, scope, "units");
  const id = await insertUnit(tx, scope, fields, now);
  await writeAudit(tx, scope, {
    action: "create",
    entity: "unit",
    entityId: id,
    changes: auditedChanges({}, fields, []),
    at: now,
  });
  const made = await findListedUnit(tx, scope, id, now);
  if (made === undefined) throw new Error("a unit that was just made and is not there");
  return unitView(made);
}
