import { sql, type SQL } from "#kernel/db/drizzle.ts";

import { tableColumns, type TableName } from "#kernel/db/table-names.ts";
import { isRentedBy } from "../rent-book/index.ts";

export type OneTenant = { readonly workspaceId: string; readonly tenantId: string };

/** A tenant may know where they live, but the landlord's other data on the property is not theirs. */
const homeColumns: Partial<Readonly<Record<TableName, readonly string[]>>> = {
  property: ["id", "name", "address", "city", "country"],
  unit: ["id", "property_id", "name", "floor"],
};

/** Tables that can refer to a tenant without a `tenant_id` or `lease_id` column. */
const bySpecialRule: readonly TableName[] = ["tenant", "lease", "property", "unit", "audit", "notice"];

/**
 * Whether rows of a table can be about a tenant. A table with a tenant or lease column counts without being listed
 * (R-M03).
 */
export function speaksOfTenants(table: TableName): boolean {
  const columns = tableColumns(table);
  return bySpecialRule.includes(table) || columns.includes("tenant_id") || columns.includes("lease_id");
}

/** The columns of a table that a tenant's own archive may contain. */
export function columnsAboutTenant(table: TableName, columns: readonly string[]): readonly string[] {
  const known = homeColumns[table];
  return known === undefined ? columns : columns.filter((column) => known.includes(column));
}

/**
 * The condition for rows of a table (alias `x`) about one tenant: directly, or through a lease that they signed alone
 * or jointly.
 */
export function isAboutTenant(table: TableName, { workspaceId, tenantId }: OneTenant): SQL {
  const workspace = sql`${workspaceId}::uuid`;
  const id = sql`${tenantId}::uuid`;
  const ofLeases = (column: SQL) =>
    sql`select ${column} from lease l where l.workspace_id = ${workspace} and ${isRentedBy(workspace, id)}`;
  const leases = ofLeases(sql`l.id`);
  const named = (from: TableName) =>
    sql`select n.id from ${sql.identifier(from)} n
      where n.workspace_id = ${workspace} and (n.tenant_id = ${id} or n.lease_id in (${leases}))`;
  const records = sql`select ${id} union all ${leases} union all ${named("task")} union all ${named("document")}
    union all ${named("income")}`;
  if (table === "tenant") return sql`x.id = ${id}`;
  if (table === "lease") return sql`x.id in (${leases})`;
  if (table === "unit") return sql`x.id in (${ofLeases(sql`l.unit_id`)})`;
  if (table === "property")
    return sql`x.id in (${ofLeases(sql`l.property_id`)} union all
      select t.property_id from tenant t where t.workspace_id = ${workspace} and t.id = ${id})`;
  if (table === "audit") return sql`(x.entity_id in (${records}) or x.part_of in (${records}))`;
  if (table === "notice") return sql`x.record_id in (${records})`;
  const columns = tableColumns(table);
  const ways = [
    ...(columns.includes("tenant_id") ? [sql`x.tenant_id = ${id}`] : []),
    ...(columns.includes("lease_id") ? [sql`x.lease_id in (${leases})`] : []),
  ];
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}
