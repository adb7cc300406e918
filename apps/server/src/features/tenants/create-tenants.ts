import type { Scope } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { checkTenant } from "./check-tenant.ts";
import { insertTenants } from "./tenant-store.ts";
import { personalTenantFields } from "./tenant-view.ts";

/** Somebody of whom only the name is known, for a property that was made in this transaction. */
export type TenantToMake = { readonly id: string; readonly propertyId: string; readonly name: string };

const unknown = { email: "", phone: "", notes: "" };

/** Refuses what `createTenant` would, so that a batch can say which of its lines is wrong before it writes. */
export function checkTenantName(name: string): void {
  checkTenant({ ...unknown, name, propertyId: null }, { mayLackProperty: true });
}

/** Many tenants in as many statements as one. */
export async function createTenants(
  tx: Tx,
  scope: Scope,
  made: readonly TenantToMake[],
  now: Date,
): Promise<void> {
  permit(scope, "tenant.create");
  const rows = made.map((one) => ({ ...unknown, ...one }));
  for (const row of rows) checkTenant(row);
  await insertTenants(tx, scope, rows, now);
  await writeAudits(
    tx,
    scope,
    rows.map(({ id, ...fields }) => ({
      action: "create",
      entity: "tenant",
      entityId: id,
      changes: auditedChanges({}, { ...fields, anonymised: false }, personalTenantFields),
      at: now,
    })),
  );
}
