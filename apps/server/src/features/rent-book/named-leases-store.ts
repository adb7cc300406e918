import type { RecordInTheWay } from "@keystead/contract";
import { tenantsInShort } from "@keystead/domain/leases";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { NAMED_RECORDS } from "#kernel/api/index.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { optionalTextIn, textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { coTenantCount, isRentedBy, leaseTables } from "./lease-facts-store.ts";
import type { StoredLease } from "./stored-lease.ts";

type LeasesOf =
  | { readonly unitId: string }
  | { readonly tenantIds: readonly string[] }
  | { readonly ids: readonly string[] };

/** The leases that a refusal names, of a unit, of tenants (R-C17) or by their ids, latest first. */
export async function namedLeases(
  { tx, scope }: Work<WorkspaceScope>,
  of: LeasesOf,
): Promise<RecordInTheWay[]> {
  const rows = rowsOf(
    await tx.execute(sql`select l.id, t.name, l.starts_on::text as starts_on, l.ends_on::text as ends_on, ${coTenantCount} as others
      ${leaseTables} where l.workspace_id = ${scope.workspaceId}::uuid and ${are(scope.workspaceId, of)}
      order by l.starts_on desc, l.id limit ${NAMED_RECORDS}`),
  );
  return rows.map((row) => ({
    kind: "lease",
    id: textIn(row, "id"),
    name: tenantsInShort(textIn(row, "name"), Number(row["others"])),
    from: textIn(row, "starts_on"),
    to: optionalTextIn(row, "ends_on"),
  }));
}

/** A loaded lease in the form in which a refusal names it. */
export function namedLease({ id, tenant, coTenants, startsOn, endsOn }: StoredLease): RecordInTheWay {
  return {
    kind: "lease",
    id,
    name: tenantsInShort(tenant.name, coTenants.length),
    from: startsOn,
    to: endsOn,
  };
}

function are(workspaceId: string, of: LeasesOf): SQL {
  if ("unitId" in of) return sql`l.unit_id = ${of.unitId}::uuid`;
  const ids = "ids" in of ? of.ids : of.tenantIds;
  const idList = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  return "ids" in of ? sql`l.id in (${idList})` : isRentedBy(sql`${workspaceId}::uuid`, idList);
}
