import { is } from "../drizzle.ts";
import type { BuildExtraConfigColumns } from "../drizzle.ts";
import { foreignKey, integer, PgColumn, pgTable, primaryKey, uuid } from "../pg-core.ts";
import type {
  AnyPgColumn,
  ForeignKeyBuilder,
  PgColumnBuilderBase,
  PgTableExtraConfigValue,
} from "../pg-core.ts";
import { createdAt, id, tenantPolicies, updatedAt } from "./row-level-security.ts";
import { workspace } from "./workspaces.ts";

export const ofWorkspace = () =>
  uuid("workspace_id")
    .notNull()
    .references(() => workspace.id, { onDelete: "cascade" });

/** A record that people change: its version detects two concurrent changes. */
export const edited = () => ({
  version: integer("version").notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

type Key = ReturnType<typeof key>;
const key = () => ({ workspaceId: ofWorkspace(), id: id() });

/**
 * A table whose rows belong to a workspace: the workspace comes first in its key, and other workspaces cannot see it.
 * Its migration forces the policies and grants what the feature needs; the catalogue test fails if something is
 * missing.
 */
export function workspaceTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra: (t: BuildExtraConfigColumns<Name, Key & Columns, "pg">) => readonly PgTableExtraConfigValue[],
) {
  return pgTable<Name, Key & Columns>(name, { ...key(), ...columns }, (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    ...extra(t),
    ...tenantPolicies(),
  ]);
}

type Columns = [AnyPgColumn, ...AnyPgColumn[]];

/**
 * A reference inside one workspace: the workspace comes first on both sides, so that no row can refer to a row of
 * another workspace. The last column holds the id. The columns before it have the same names in the target and
 * enforce a shared parent (a unit of this property).
 */
export function reference(
  name: string,
  columns: Readonly<Columns>,
  to: Readonly<Record<"workspaceId" | "id", AnyPgColumn>>,
): ForeignKeyBuilder {
  const from: Columns = [columnOf(columns[0].table, "workspace_id"), ...columns];
  const shared = columns.slice(0, -1).map((column) => columnOf(to, column.name));
  return foreignKey({ name, columns: from, foreignColumns: [to.workspaceId, ...shared, to.id] });
}

function columnOf(table: object, name: string): AnyPgColumn {
  const found = Object.values(table).find((one) => is(one, PgColumn) && one.name === name);
  if (!is(found, PgColumn)) throw new Error(`The schema names a column that is not there: ${name}`);
  return found;
}
