import { unitIsInUse } from "@keystead/domain/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import { countUnitLeases, lockPropertyOfUnit, lockUnit, unitPart } from "./unit-store.ts";

/** R-M02: refused while a lease refers to it, ended ones too: archive it instead. */
export async function deleteUnit(tx: Tx, scope: Scope, id: string, now: Date): Promise<{ trashId: string }> {
  await lockPropertyOfUnit(tx, scope, id);
  if ((await lockUnit(tx, scope, id)) === undefined) throw refusal("NOT_FOUND");
  const leases = await countUnitLeases(tx, scope, id);
  if (unitIsInUse({ leases, bookings: 0, jobs: 0 })) throw refusal("UNIT_IN_USE");
  const trashId = await moveToTrash(tx, scope, {
    kind: "unit",
    entityId: id,
    parts: [unitPart(id)],
    now,
    inUse: () => refusal("UNIT_IN_USE"),
  });
  await writeAudit(tx, scope, { action: "delete", entity: "unit", entityId: id, at: now });
  return { trashId };
}
