import { getTableName, is } from "./drizzle.ts";
import { getTableConfig, PgTable } from "./pg-core.ts";
import type { ForeignKey } from "./pg-core.ts";

import * as schema from "./schema/index.ts";

type Table = (typeof schema)[keyof typeof schema];

/** The name of a table in the database. */
export type TableName = Table["_"]["name"];

/** The name of a table whose rows are records of a workspace, each with an id. */
export type RecordTableName = Extract<
  Table,
  { readonly workspaceId: unknown; readonly id: unknown }
>["_"]["name"];

type Reference = { readonly column: string; readonly to: TableName };

const tables: readonly Table[] = Object.values(schema).filter((table) => is(table, PgTable));

export const tableNames: readonly TableName[] = tables.map((table) => getTableName(table));

/** The references whose target rows must exist before a row of this table. */
export function referencesOf(name: TableName): readonly Reference[] {
  return referencesWhere(name, () => true);
}

function referencesWhere(name: TableName, fits: (key: ForeignKey) => boolean): readonly Reference[] {
  return getTableConfig(tableOf(name))
    .foreignKeys.filter(fits)
    .flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const to = tables.find((one) => one === foreignTable);
      const column = columns.at(-1);
      return to === undefined || column === undefined ? [] : [{ column: column.name, to: getTableName(to) }];
    });
}

/** The columns of a table that are set to null, instead of blocking the deletion, when their target is deleted. */
export function looseReferencesOf(name: TableName): readonly Reference[] {
  return referencesWhere(name, (key) => key.onDelete === "set null");
}

type LooseReference = { readonly table: TableName; readonly column: string };

/** By target table; cached because every deletion needs it. */
let looseByTarget: Readonly<Partial<Record<TableName, readonly LooseReference[]>>> | null = null;

/** The columns of all tables that are set to null when a row of this one is deleted. */
export function looseReferencesTo(name: TableName): readonly LooseReference[] {
  looseByTarget ??= Object.groupBy(
    tableNames.flatMap((table) => looseReferencesOf(table).map(({ column, to }) => ({ table, column, to }))),
    ({ to }) => to,
  );
  return looseByTarget[name] ?? [];
}

/** The columns of a table by their names in the database. */
export function tableColumns(name: TableName): readonly string[] {
  return getTableConfig(tableOf(name)).columns.map((column) => column.name);
}

/** The primary key of a table, with the types of the database. */
export function keyOf(name: TableName): readonly { readonly name: string; readonly type: string }[] {
  const { columns, primaryKeys } = getTableConfig(tableOf(name));
  // The columns of the key object lack their type, so they are matched by name.
  const key = primaryKeys[0]?.columns.map((column) => column.name);
  return columns
    .filter((column) => (key === undefined ? column.primary : key.includes(column.name)))
    .filter((column) => column.name !== "workspace_id")
    .map((column) => ({ name: column.name, type: column.getSQLType() }));
}

function tableOf(name: TableName): Table {
  const table = tables.find((one) => getTableName(one) === name);
  if (table === undefined) throw new Error(`There is no table ${name}.`);
  return table;
}
