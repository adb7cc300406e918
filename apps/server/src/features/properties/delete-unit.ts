import { unitIsInUse } from "@keystead/domain/properties";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { unitTrash } from "./unit-trash.ts";
import { countUnitLeases, lockPropertyOfUnit, lockUnit, unitPart } from "./unit-store.ts";

/** R-M02: refused while a lease refers to it, ended ones too: archive it instead. */
export async function deleteUnit(work: Work, id: string): Promise<{ trashId: string }> {
  await lockPropertyOfUnit(work, id);
  const unit = await lockUnit(work, id);
  if (unit === undefined) throw refusal("NOT_FOUND");
  const leases = await countUnitLeases(work, id);
  if (unitIsInUse({ leases, bookings: 0, jobs: 0 })) throw refusal("UNIT_IN_USE");
  const trashId = await moveToTrash(work, {
    kind: unitTrash,
    entityId: id,
    parts: [unitPart(id)],
    inUse: () => refusal("UNIT_IN_USE"),
  });
  await writeAudit(work, { action: "delete", entity: "unit", entityId: id, partOf: unit.propertyId });
  return { trashId };
}
