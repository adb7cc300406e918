import { refusal } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { namedLeases } from "../rent-book/index.ts";
import { lockPropertiesOfTenants, lockTenants, tenantParts } from "./tenant-store.ts";
import { tenantTrash } from "./tenant-trash.ts";

/** Deletes all or none, with one Undo for all of them. */
export async function deleteTenantsInBulk(
  work: Work,
  requested: readonly string[],
): Promise<{ trashId: string }> {
  const ids = [...new Set(requested)];
  const [first] = ids;
  await lockPropertiesOfTenants(work, ids);
  if (first === undefined || (await lockTenants(work, ids)) < ids.length) throw refusal("NOT_FOUND");
  const records = await namedLeases(work, { tenantIds: ids });
  if (records.length > 0) throw refusal("TENANT_IN_USE", { records });
  const trashId = await moveToTrash(work, {
    kind: tenantTrash,
    entityId: first,
    parts: tenantParts(ids),
    inUse: () => refusal("TENANT_IN_USE"),
  });
  await writeAudits(
    work,
    ids.map((entityId) => ({ action: "delete", entity: "tenant", entityId })),
  );
  return { trashId };
}
