import type { TenantChange, TenantView } from "@keystead/contract/tenants";
import { anonymisedTenant } from "@keystead/domain/tenants";

import type { Deps } from "#deps.ts";
import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { noteErasure } from "#kernel/erasure/erasure-log.ts";
import { findProperty } from "../properties/index.ts";
import { checkTenant, withPlainEmail } from "./check-tenant.ts";
import { getTenant } from "./list/list-tenants.ts";
import {
  deleteAccountsOf,
  deleteExportsOf,
  deleteFilesOf,
  lockPropertyOfChange,
  lockTenant,
  writeTenant,
} from "./tenant-store.ts";
import type { TenantRow } from "./tenant-store.ts";
import { auditedTenant, personalTenantFields, personOf } from "./tenant-view.ts";

/** Merges the change into the locked record and validates the result as a whole. */
export async function updateTenant(work: Work, change: TenantChange): Promise<TenantView> {
  const { id, version, ...changed } = change;
  await lockPropertyOfChange(work, changed.propertyId ?? null);
  const row = await lockKnown(work, id);
  const before = await getTenant(work, id);
  if (row.version !== version) throw stale(before);
  const fields = withPlainEmail({ propertyId: row.propertyId, ...personOf(before), ...changed });
  checkTenant(fields, { mayLackProperty: row.propertyId === null });
  const { propertyId } = fields;
  const moves = propertyId !== null && propertyId !== row.propertyId;
  if (moves && (await findProperty(work, propertyId)) === undefined) throw refusal("NOT_FOUND");
  // Entering a name into an anonymised record makes it a person again.
  await writeTenant(work, row, { ...fields, anonymisedAt: null });
  return audited(work, "update", before);
}

/**
 * R-M03: the accounts stay complete and the personal data is removed; this is as final as a deletion, so it needs the
 * right to delete.
 */
export async function anonymiseTenant(
  work: Work,
  jobs: Pick<Deps["jobs"], "enqueue">,
  request: { readonly id: string; readonly version: number },
): Promise<TenantView> {
  const row = await lockKnown(work, request.id);
  if (row.version !== request.version) throw refusal("STALE", { version: row.version });
  const before = await getTenant(work, row.id);
  await writeTenant(work, row, {
    ...personOf(before),
    ...anonymisedTenant,
    propertyId: row.propertyId,
    anonymisedAt: row.anonymisedAt ?? work.now,
  });
  await deleteFilesOf(work, row.id);
  await deleteExportsOf(work, row.id);
  await deleteAccountsOf(work, row.id);
  await noteErasure(work.tx, jobs, { kind: "tenant", id: row.id, at: work.now });
  return audited(work, "anonymise", before);
}

async function lockKnown(work: Work, id: string): Promise<TenantRow> {
  const row = await lockTenant(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  return row;
}

async function audited(work: Work, action: "update" | "anonymise", before: TenantView): Promise<TenantView> {
  const after = await getTenant(work, before.id);
  await writeAudit(work, {
    action,
    entity: "tenant",
    entityId: before.id,
    changes: auditedChanges(auditedTenant(before), auditedTenant(after), personalTenantFields),
  });
  return after;
}
