import { unknownPerson } from "@keystead/domain/tenants";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkTenant, withPlainEmail } from "./check-tenant.ts";
import { insertTenants } from "./tenant-store.ts";
import type { TenantFields } from "./tenant-store.ts";
import { personalTenantFields } from "./tenant-view.ts";

/** A tenant for whom only the name is required. */
type KnownOfTenant = Pick<TenantFields, "name"> & Partial<Omit<TenantFields, "propertyId">>;

/** A tenant for a property that was created or locked in this transaction. */
export type TenantToMake = KnownOfTenant & { readonly id: string; readonly propertyId: string };

/** Refuses the same input as `createTenant`, so that a larger request can report its mistakes before it writes. */
export function checkNewTenant(known: KnownOfTenant): void {
  checkTenant(withPlainEmail({ ...unknownPerson, ...known, propertyId: null }), { mayLackProperty: true });
}

/** Many tenants in as many statements as one. */
export async function createTenants(work: Work, made: readonly TenantToMake[]): Promise<void> {
  const rows = made.map((one) => withPlainEmail({ ...unknownPerson, ...one }));
  for (const row of rows) checkTenant(row);
  await insertTenants(work, rows);
  await writeAudits(
    work,
    rows.map(({ id, ...fields }) => ({
      action: "create",
      entity: "tenant",
      entityId: id,
      changes: auditedChanges({}, { ...fields, anonymised: false }, personalTenantFields),
    })),
  );
}
