import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { namedLeases } from "../rent-book/index.ts";
import { lockPropertiesOfTenants, lockTenant, tenantParts } from "./tenant-store.ts";
import { tenantTrash } from "./tenant-trash.ts";

/** R-M03: refused while a lease refers to the tenant; such a tenant can only be anonymised. */
export async function deleteTenant(work: Work, id: string): Promise<{ trashId: string }> {
  await lockPropertiesOfTenants(work, [id]);
  if ((await lockTenant(work, id)) === undefined) throw refusal("NOT_FOUND");
  const records = await namedLeases(work, { tenantIds: [id] });
  if (records.length > 0) throw refusal("TENANT_IN_USE", { records });
  const trashId = await moveToTrash(work, {
    kind: tenantTrash,
    entityId: id,
    parts: tenantParts([id]),
    inUse: () => refusal("TENANT_IN_USE"),
  });
  await writeAudit(work, { action: "delete", entity: "tenant", entityId: id });
  return { trashId };
}
