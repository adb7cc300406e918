import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

import * as schema from "./schema/index.ts";

type Table = (typeof schema)[keyof typeof schema];

/** As the database names them. */
export type TableName = Table["_"]["name"];

type Reference = { readonly column: string; readonly to: TableName };

const tables: readonly Table[] = Object.values(schema).filter((table) => is(table, PgTable));

export const tableNames: readonly TableName[] = tables.map((table) => getTableName(table));

/** Which rows must be there before a row of this table: the column that points to each. */
export function referencesOf(name: TableName): readonly Reference[] {
  const table = tables.find((one) => getTableName(one) === name);
  if (table === undefined) throw new Error(`There is no table ${name}.`);
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const to = tables.find((one) => one === foreignTable);
    const column = columns.at(-1);
    return to === undefined || column === undefined ? [] : [{ column: column.name, to: getTableName(to) }];
  });
}
