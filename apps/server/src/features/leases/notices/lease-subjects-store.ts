import { tenantsInShort } from "@keystead/domain/leases";
import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { coTenantCount, leaseTables } from "../../rent-book/index.ts";

/** Tenant and unit or property of some leases. */
export async function findLeaseSubjects(
  { tx, scope }: Work<WorkspaceScope>,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSubject>> {
  const result = await tx.execute(sql`
    select l.id, t.name as tenant, ${coTenantCount} as co_tenants, p.name as property, u.name as unit
    ${leaseTables}
    where l.workspace_id = ${scope.workspaceId}::uuid and l.id = any(${`{${leaseIds.join(",")}}`}::uuid[])`);
  return new Map(
    rowsOf(result).map((row) => [
      String(row["id"]),
      {
        name: tenantsInShort(String(row["tenant"]), Number(row["co_tenants"])),
        place:
          typeof row["unit"] === "string"
            ? `${String(row["property"])}, ${row["unit"]}`
            : String(row["property"]),
        path: `/leases/${String(row["id"])}`,
      },
    ]),
  );
}
