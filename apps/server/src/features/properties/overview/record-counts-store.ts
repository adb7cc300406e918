import { type PropertyRecord, propertyRecordNames } from "@keystead/domain/described-records";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import type { WithProperty } from "#kernel/registry/tables.ts";
import { rowCount } from "../deletion/deletion-store.ts";

export type RecordCounts = Readonly<Record<PropertyRecord, number>>;

/**
 * The numbers of records to which the page of the property in the surrounding statement links, as a column of JSON.
 */
export function recordCounts({ goes }: WithProperty): SQL<RecordCounts> {
  const here = { workspaceId: sql`property.workspace_id`, propertyId: sql`property.id` };
  const counts = goes
    .filter(({ countedAs }) => propertyRecordNames.some((name) => name === countedAs))
    .map((table) => sql`${table.countedAs}::text, (${rowCount(table, here)})`);
  return sql`json_build_object(${sql.join(counts, sql`, `)})`;
}
