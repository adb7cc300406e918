import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import { lockPropertiesOfTenants, lockTenants, tenantsPart, tenantsWithLeases } from "./tenant-store.ts";

/** All or none, and one Undo for all of them. */
export async function deleteSeveralTenants(
  tx: Tx,
  scope: Scope,
  asked: readonly string[],
  now: Date,
): Promise<{ trashId: string }> {
  const ids = [...new Set(asked)];
  const [first] = ids;
  await lockPropertiesOfTenants(tx, scope, ids);
  if (first === undefined || (await lockTenants(tx, scope, ids)) < ids.length) throw refusal("NOT_FOUND");
  if ((await tenantsWithLeases(tx, scope, ids)) > 0) throw refusal("TENANT_IN_USE");
  const trashId = await moveToTrash(tx, scope, {
    kind: "tenant",
    entityId: first,
    parts: [tenantsPart(ids)],
    now,
    inUse: () => refusal("TENANT_IN_USE"),
  });
  await writeAudits(
    tx,
    scope,
    ids.map((entityId) => ({ action: "delete", entity: "tenant", entityId, at: now })),
  );
  return { trashId };
}
