import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import { countTenantLeases, lockPropertiesOfTenants, lockTenant, tenantPart } from "./tenant-store.ts";

/** R-M03: refused while a lease refers to the tenant; then only anonymising is left. */
export async function deleteTenant(
  tx: Tx,
  scope: Scope,
  id: string,
  now: Date,
): Promise<{ trashId: string }> {
  await lockPropertiesOfTenants(tx, scope, [id]);
  if ((await lockTenant(tx, scope, id)) === undefined) throw refusal("NOT_FOUND");
  if ((await countTenantLeases(tx, scope, id)) > 0) throw refusal("TENANT_IN_USE");
  const trashId = await moveToTrash(tx, scope, {
    kind: "tenant",
    entityId: id,
    parts: [tenantPart(id)],
    now,
    inUse: () => refusal("TENANT_IN_USE"),
  });
  await writeAudit(tx, scope, { action: "delete", entity: "tenant", entityId: id, at: now });
  return { trashId };
}
