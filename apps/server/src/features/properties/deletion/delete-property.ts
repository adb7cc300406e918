import type { PropertyDeletion } from "@keystead/contract/properties";
import { confirmsDeletion } from "@keystead/domain/properties";

import type { Deps } from "#deps.ts";
import { badField, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { WithProperty } from "#kernel/registry/tables.ts";
import type { Work } from "#kernel/work.ts";
import { countDeletion } from "./deletion-store.ts";
import { deletePropertyRow, findProperty, lockProperty } from "../property-store.ts";

/** What the dialog shows before the name is typed (R-M01). */
export async function previewDeletion(
  work: Work,
  id: string,
  withProperty: WithProperty,
): Promise<PropertyDeletion> {
  const row = await findProperty(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  const counts = await countDeletion(work, id, withProperty);
  const total = withProperty.goes.reduce((sum, { countedAs }) => sum + counts[countedAs], 0);
  return { name: row.name, counts, total };
}

/**
 * Deletes the property with everything that belongs to it, without Undo; tenants stay. The audit keeps only ids and
 * counts.
 */
export async function deleteProperty(
  work: Work,
  deps: Deps,
  request: { readonly id: string; readonly name: string },
): Promise<{ ok: true }> {
  const row = await lockProperty(work, request.id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (!confirmsDeletion(row.name, request.name)) throw badField(["name"], "NAME_MISMATCH");
  const counts = await countDeletion(work, row.id, deps.withProperty);
  await deps.propertyDeleted(work, deps, row.id);
  await deletePropertyRow(work, row.id);
  await writeAudit(work, {
    action: "delete",
    entity: "property",
    entityId: row.id,
    changes: counts,
  });
  return { ok: true };
}
