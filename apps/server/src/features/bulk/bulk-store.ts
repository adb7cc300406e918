import type { RecordInTheWay } from "@keystead/contract";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { referencesOf, tableNames } from "#kernel/db/table-names.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { namedMade } from "./named-made-store.ts";
import type { StoredBatch } from "./stored-batch.ts";

const made = [
  ["property", "properties"],
  ["unit", "units"],
  ["tenant", "tenants"],
  ["lease", "leases"],
] as const;
type MadeTable = (typeof made)[number][0];

/** Until the transaction ends, nobody can change the records or add references to them. */
export async function lockMade(work: Work<WorkspaceScope>, batch: StoredBatch): Promise<void> {
  await lockInOrder(
    work,
    made.map(([table, kind]) => ({ table, ids: batch[kind], strength: "update" })),
  );
}

/**
 * Whether the batch has changed since it was made: a record was changed or deleted, or a record from outside the
 * batch refers to one of its records. `named` are the batch's own records concerned that still exist, as a refusal
 * names them. The schema determines which tables can refer to the records, so a later table needs no change here. The
 * caller holds the locks.
 */
export async function isBatchTouched(
  work: Work<WorkspaceScope>,
  batch: StoredBatch,
): Promise<{ readonly money: boolean; readonly other: boolean; readonly named: RecordInTheWay[] }> {
  const { workspaceId } = work.scope;
  const deleted = made.map(
    ([
      table,
      kind,
    ]) => sql`select ${table}::text as name, null::text as parent, null::uuid as id where ${batch[kind].length}::int <> (
      select count(*) from ${sql.identifier(table)} where workspace_id = ${workspaceId}::uuid and id in (${idsOf(table)}))`,
  );
  const changed = made.map(
    ([table]) => sql`select ${table}::text as name, ${table}::text as parent, id from ${sql.identifier(table)}
      where workspace_id = ${workspaceId}::uuid and id in (${idsOf(table)}) and version > 1`,
  );
  const hanging = links.map(
    ({
      table,
      column,
      parent,
    }) => sql`select ${table}::text as name, ${parent}::text as parent, x.${sql.identifier(column)} as id
      from ${sql.identifier(table)} x where x.workspace_id = ${workspaceId}::uuid
        and x.${sql.identifier(column)} in (${idsOf(parent)}) ${unlessMade(table)}`,
  );
  const found = await work.tx.execute(
    sql`${withIds(batch)} select distinct name, parent, id
      from (${sql.join([...deleted, ...changed, ...hanging], sql` union all `)}) found order by parent, id`,
  );
  const rows = rowsOf(found);
  const names = rows.map(({ name }) => String(name));
  return {
    money: names.some((name) => moneyTables.has(name)),
    other: names.length > 0,
    named: names.length === 0 ? [] : await namedMade(work, rows),
  };
}

/**
 * Deletes the records and the batch's trash row in one statement, so that references are checked after all are
 * deleted.
 */
export async function removeBatch(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  id: string,
  batch: StoredBatch,
): Promise<void> {
  const deletions = made.map(
    ([table]) => sql`${sql.identifier(`deleted_${table}`)} as (
      delete from ${sql.identifier(table)} where workspace_id = ${workspaceId}::uuid and id in (${idsOf(table)}))`,
  );
  await tx.execute(sql`${withIds(batch)}, ${sql.join(deletions, sql`, `)}
    delete from trash where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
}

const moneyTables: ReadonlySet<string> = new Set([
  "lease_payment",
  "lease_refund",
  "deposit_movement",
  "income",
]);

type Link = { readonly table: string; readonly column: string; readonly parent: MadeTable };

const links: readonly Link[] = tableNames.flatMap((table) =>
  // The standing of a lease is derived, so nobody has added it.
  table === "lease_standing"
    ? []
    : referencesOf(table).flatMap(({ column, to }): readonly Link[] => {
        const parent = made.find(([one]) => one === to)?.[0];
        return parent === undefined ? [] : [{ table, column, parent }];
      }),
);

/** Ignores the batch's own records, unchanged monthly rows of its leases, and records that its bookings caused. */
function unlessMade(table: string): SQL {
  const own = made.find(([one]) => one === table)?.[0];
  if (own !== undefined) return sql`and x.id not in (${idsOf(own)})`;
  if (table === "rent_row")
    return sql`and (x.kind not in ('rent', 'charge') or x.one_off or x.adjusts_row_id is not null or x.settles_year is not null
      or x.version > 1)`;
  // The opening credit is a term of the lease.
  if (table === "lease_payment") return sql`and not x.opening_credit`;
  // The turnover of an undone booking remains as cancelled, so nobody has added it either.
  return table === "turnover" ? sql`and (x.status <> 'cancelled' or x.booking_id is not null)` : sql``;
}

function withIds(batch: StoredBatch): SQL {
  const lists = made.map(
    ([table, kind]) => sql`${sql.identifier(`ids_${table}`)} as materialized (
      select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(batch[kind])}::jsonb))`,
  );
  return sql`with ${sql.join(lists, sql`, `)}`;
}

function idsOf(table: MadeTable): SQL {
  return sql`select id from ${sql.identifier(`ids_${table}`)}`;
}
