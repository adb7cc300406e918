import type { TenantChange, TenantView } from "@keystead/contract/tenants";
import { anonymisedTenant } from "@keystead/domain/tenants";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { findProperty } from "../properties/index.ts";
import { checkTenant, withPlainEmail } from "./check-tenant.ts";
import { getTenant } from "./list-tenants.ts";
import { lockPropertyOfChange, lockTenant, updateTenant as writeTenant } from "./tenant-store.ts";
import type { TenantRow } from "./tenant-store.ts";
import { auditedTenant, personalTenantFields } from "./tenant-view.ts";

export async function updateTenant(
  tx: Tx,
  scope: Scope,
  change: TenantChange,
  now: Date,
): Promise<TenantView> {
  permit(scope, "tenant.update");
  const { id, version, ...input } = change;
  await lockPropertyOfChange(tx, scope, input.propertyId);
  const row = await lockFresh(tx, scope, id, version);
  const before = await getTenant(tx, scope, id, now);
  const fields = withPlainEmail(input);
  checkTenant(fields, { mayLackProperty: row.propertyId === null });
  if (fields.propertyId !== null && (await findProperty(tx, scope, fields.propertyId)) === undefined)
    throw refusal("NOT_FOUND");
  // Someone who types a name into an anonymised record makes it a person again.
  await writeTenant(tx, scope, row, { ...fields, anonymisedAt: null, at: now });
  return audited(tx, scope, "update", before, now);
}

/** R-M03: the accounts stay whole, the person disappears; as final as a deletion, so only for those who may delete. */
export async function anonymiseTenant(
  tx: Tx,
  scope: Scope,
  request: { readonly id: string; readonly version: number },
  now: Date,
): Promise<TenantView> {
  permit(scope, "tenant.delete");
  const row = await lockFresh(tx, scope, request.id, request.version);
  const before = await getTenant(tx, scope, row.id, now);
  await writeTenant(tx, scope, row, {
    propertyId: row.propertyId,
    name: anonymisedTenant.name,
    email: "",
    phone: "",
    notes: "",
    anonymisedAt: row.anonymisedAt ?? now,
    at: now,
  });
  return audited(tx, scope, "anonymise", before, now);
}

async function lockFresh(tx: Tx, scope: Scope, id: string, version: number): Promise<TenantRow> {
  const row = await lockTenant(tx, scope, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version !== version) throw refusal("STALE", { version: row.version });
  return row;
}

async function audited(
  tx: Tx,
  scope: Scope,
  action: "update" | "anonymise",
  before: TenantView,
  now: Date,
): Promise<TenantView> {
  const after = await getTenant(tx, scope, before.id, now);
  await writeAudit(tx, scope, {
    action,
    entity: "tenant",
    entityId: before.id,
    changes: auditedChanges(auditedTenant(before), auditedTenant(after), personalTenantFields),
    at: now,
  });
  return after;
}
