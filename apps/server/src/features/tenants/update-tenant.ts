import type { TenantChange, TenantView } from "@keystead/contract/tenants";
import { anonymisedTenant } from "@keystead/domain/tenants";

import { refusal, stale } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { findProperty } from "../properties/index.ts";
import { checkTenant, withPlainEmail } from "./check-tenant.ts";
import { getTenant } from "./list-tenants.ts";
import { lockPropertyOfChange, lockTenant, updateTenant as writeTenant } from "./tenant-store.ts";
import type { TenantFields, TenantRow } from "./tenant-store.ts";
import { auditedTenant, personalTenantFields } from "./tenant-view.ts";

/** What is sent is laid over the record as it stands under the lock, and the rules judge the whole of it. */
export async function updateTenant(
  tx: Tx,
  scope: Scope,
  change: TenantChange,
  now: Date,
): Promise<TenantView> {
  const { id, version, ...changed } = change;
  await lockPropertyOfChange(tx, scope, changed.propertyId ?? null);
  const row = await lockKnown(tx, scope, id);
  const before = await getTenant(tx, scope, id, now);
  if (row.version !== version) throw stale(before);
  const fields = withPlainEmail({ ...fieldsOf(row), ...changed });
  checkTenant(fields, { mayLackProperty: row.propertyId === null });
  const { propertyId } = fields;
  const moves = propertyId !== null && propertyId !== row.propertyId;
  if (moves && (await findProperty(tx, scope, propertyId)) === undefined) throw refusal("NOT_FOUND");
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
  const row = await lockKnown(tx, scope, request.id);
  if (row.version !== request.version) throw refusal("STALE", { version: row.version });
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

async function lockKnown(tx: Tx, scope: Scope, id: string): Promise<TenantRow> {
  const row = await lockTenant(tx, scope, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  return row;
}

function fieldsOf({ propertyId, name, email, phone, notes }: TenantRow): TenantFields {
  return { propertyId, name, email: email ?? "", phone: phone ?? "", notes };
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
