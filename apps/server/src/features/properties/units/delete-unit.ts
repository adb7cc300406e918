import { unitIsInUse } from "@keystead/domain/properties";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { namedLeases } from "../../rent-book/index.ts";
import { namedBookings } from "../overview/named-bookings-store.ts";
import { unitTrash } from "./unit-trash.ts";
import { countUnitUses, lockPropertyOfUnit, lockUnit, unitParts } from "./unit-store.ts";

/**
 * R-M02: refused while a lease, booking or turnover refers to the unit, even an ended or cancelled one; such a unit
 * can be archived instead. Its seasons and the nights blocked for it alone are deleted and restored with it.
 */
export async function deleteUnit(work: Work, id: string): Promise<{ trashId: string }> {
  await lockPropertyOfUnit(work, id);
  const unit = await lockUnit(work, id);
  if (unit === undefined) throw refusal("NOT_FOUND");
  if (unitIsInUse(await countUnitUses(work, id)))
    throw refusal("UNIT_IN_USE", {
      records: [...(await namedLeases(work, { unitId: id })), ...(await namedBookings(work, { unitId: id }))],
    });
  const trashId = await moveToTrash(work, {
    kind: unitTrash,
    entityId: id,
    parts: unitParts(id),
    inUse: () => refusal("UNIT_IN_USE"),
  });
  await writeAudit(work, { action: "delete", entity: "unit", entityId: id, partOf: unit.propertyId });
  return { trashId };
}
