import type { NewTenant, TenantView } from "@keystead/contract/tenants";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { findProperty } from "../properties/index.ts";
import { checkTenant, withPlainEmail } from "./check-tenant.ts";
import { getTenant } from "./list-tenants.ts";
import { insertTenant } from "./tenant-store.ts";
import { auditedTenant, personalTenantFields } from "./tenant-view.ts";

export async function createTenant(tx: Tx, scope: Scope, input: NewTenant, now: Date): Promise<TenantView> {
  const fields = withPlainEmail(input);
  checkTenant(fields);
  if (fields.propertyId === null || (await findProperty(tx, scope, fields.propertyId)) === undefined)
    throw refusal("NOT_FOUND");
  const id = await insertTenant(tx, scope, fields, now);
  const view = await getTenant(tx, scope, id, now);
  await writeAudit(tx, scope, {
    action: "create",
    entity: "tenant",
    entityId: id,
    changes: auditedChanges({}, auditedTenant(view), personalTenantFields),
    at: now,
  });
  return view;
}
