import type { NewTenant, TenantView } from "@keystead/contract/tenants";

import { refusal } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { findProperty } from "../properties/index.ts";
import { checkTenant, withPlainEmail } from "./check-tenant.ts";
import { getTenant } from "./list/list-tenants.ts";
import { insertTenant } from "./tenant-store.ts";
import { auditedTenant, personalTenantFields } from "./tenant-view.ts";

export async function createTenant(work: Work, input: NewTenant): Promise<TenantView> {
  const fields = withPlainEmail(input);
  checkTenant(fields);
  if (fields.propertyId === null || (await findProperty(work, fields.propertyId)) === undefined)
    throw refusal("NOT_FOUND");
  const id = await insertTenant(work, fields);
  const view = await getTenant(work, id);
  await writeAudit(work, {
    action: "create",
    entity: "tenant",
    entityId: id,
    changes: auditedChanges({}, auditedTenant(view), personalTenantFields),
  });
  return view;
}
