import { PropertyDeletion } from "@keystead/contract/properties";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";

import { firstRow } from "#kernel/db/queries/rows.ts";
import type { CountedTable, WithProperty } from "#kernel/registry/tables.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

const Counts = PropertyDeletion.shape.counts;

/**
 * R-M01: the number of records that are deleted with a property and of those that stay, each counted as its feature
 * defines, in one statement.
 */
export async function countDeletion(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  propertyId: string,
  { goes, stays }: WithProperty,
): Promise<z.infer<typeof Counts>> {
  const of = { workspaceId, propertyId };
  const counts = [
    ...goes.map((table) => sql`(${rowCount(table, of)}) as ${sql.identifier(table.countedAs)}`),
    ...stays.map(({ countedAs, count }) => sql`(${count(of)}) as ${sql.identifier(countedAs)}`),
  ];
  return Counts.parse(firstRow(await tx.execute(sql`select ${sql.join(counts, sql`, `)}`)));
}

/** A property by its ids, or by its columns in the surrounding statement. */
type OneProperty = { readonly workspaceId: string | SQL; readonly propertyId: string | SQL };

/** The query that counts what is deleted from a table with a property. */
export function rowCount(
  { name, through, orThrough }: CountedTable,
  { workspaceId, propertyId }: OneProperty,
): SQL {
  const table = sql.identifier(name);
  if (orThrough !== undefined) {
    const others = orThrough.map(
      (owner) => sql`or x.${sql.identifier(`${owner}_id`)} in (select id from ${sql.identifier(owner)} p
        where p.workspace_id = ${workspaceId} and p.property_id = ${propertyId})`,
    );
    return sql`select count(*)::int from ${table} x where x.workspace_id = ${workspaceId}
      and (x.property_id = ${propertyId} ${sql.join(others, sql` `)})`;
  }
  if (through === undefined)
    return sql`select count(*)::int from ${table} x where x.workspace_id = ${workspaceId} and x.property_id = ${propertyId}`;
  return sql`select count(*)::int from ${table} x
    join ${sql.identifier(through)} p on p.workspace_id = x.workspace_id and p.id = x.${sql.identifier(`${through}_id`)}
    where p.workspace_id = ${workspaceId} and p.property_id = ${propertyId}`;
}
