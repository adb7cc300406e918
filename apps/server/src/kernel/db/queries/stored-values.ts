import { getTableColumns } from "../drizzle.ts";
import type { PgTable } from "../pg-core.ts";

/** Input values as the table stores them: empty text becomes null where the column is nullable. */
export function storedValues<Table extends PgTable, Values extends object>(
  table: Table,
  values: Values,
): Pick<Table["$inferInsert"], keyof Values & keyof Table["$inferInsert"]> {
  const open = new Set(
    Object.entries(getTableColumns(table)).flatMap(([name, { notNull }]) => (notNull ? [] : [name])),
  );
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === "" && open.has(name) ? null : value]),
  ) as Pick<Table["$inferInsert"], keyof Values & keyof Table["$inferInsert"]>;
}
