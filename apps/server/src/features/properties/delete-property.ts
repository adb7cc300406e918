import type { PropertyDeletion } from "@keystead/contract/properties";
import { confirmsDeletion } from "@keystead/domain/properties";

import { badField, refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { countDeletion, deletePropertyRow, findProperty, lockProperty } from "./property-store.ts";

/** What the dialog shows before the name is typed (R-M01). */
export async function previewDeletion(tx: Tx, scope: Scope, id: string): Promise<PropertyDeletion> {
  const row = await findProperty(tx, scope, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  const counts = await countDeletion(tx, scope, id);
  const { tenantsKept, ...removed } = counts;
  const total = Object.values(removed).reduce((sum, count) => sum + count, 0);
  return { name: row.name, counts: { ...removed, tenantsKept }, total };
}

/** There is no Undo: the property goes with everything that hangs on it; tenants stay. The audit keeps ids and counts only. */
export async function deleteProperty(
  tx: Tx,
  scope: Scope,
  request: { readonly id: string; readonly name: string },
  now: Date,
): Promise<{ ok: true }> {
  const row = await lockProperty(tx, scope, request.id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (!confirmsDeletion(row.name, request.name)) throw badField(["name"], "NAME_MISMATCH");
  const counts = await countDeletion(tx, scope, row.id);
  await deletePropertyRow(tx, scope, row.id);
  await writeAudit(tx, scope, {
    action: "delete",
    entity: "property",
    entityId: row.id,
    changes: counts,
    at: now,
  });
  return { ok: true };
}
