import type { MoveState } from "@keystead/domain/accounts";
import { moveStates } from "@keystead/domain/accounts";
import { readEmail } from "@keystead/domain/text";

import { eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { workspaceMove } from "#kernel/db/schema/index.ts";

/** Everything in this file runs as `app_system`. */

export type MovableWorkspace = {
  readonly id: string;
  readonly kind: string;
  readonly owner: string;
  readonly isVisit: boolean;
  /** The owner has requested the removal of the account. */
  readonly isOwnerLeaving: boolean;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds a workspace by its id or by the address of its owner. */
export async function findMovable(tx: Tx, whose: string): Promise<MovableWorkspace | null> {
  const which = UUID.test(whose)
    ? sql`w.id = ${whose}::uuid`
    : sql`u.email = ${readEmail(whose) ?? whose} and w.kind = 'own'`;
  const row = firstRow(
    await tx.execute(sql`
      select w.id, w.kind, u.email, u.visit_ends_at is not null as is_visit,
        exists (select from account_deletion d where d.user_id = u.id) as is_leaving
      from workspace w join "user" u on u.id = w.owner_user_id where ${which}`),
  );
  if (row === undefined) return null;
  return {
    id: String(row["id"]),
    kind: String(row["kind"]),
    owner: String(row["email"]),
    isVisit: row["is_visit"] === true,
    isOwnerLeaving: row["is_leaving"] === true,
  };
}

/** Waits until no change of the workspace is under way, and lets none begin before the transaction ends. */
export async function lockChanges(tx: Tx, workspaceId: string): Promise<void> {
  await tx.execute(
    sql`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '0', true)`,
  );
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`move|${workspaceId}`}, 0))`);
}

/** For the move itself: allows its writes while the workspace refuses all others. */
export async function mayWriteAll(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('app.may_write', 'all', true)`);
}

export type Move = typeof workspaceMove.$inferSelect;

export async function findMove(tx: Tx, workspaceId: string): Promise<Move | null> {
  const [move] = await tx.select().from(workspaceMove).where(eq(workspaceMove.id, workspaceId));
  return move ?? null;
}

export async function allMoves(tx: Tx): Promise<readonly Move[]> {
  return tx.select().from(workspaceMove).orderBy(workspaceMove.begunAt);
}

/** Stores a move, and replaces an earlier move of the same workspace. */
export async function putMove(tx: Tx, move: Move): Promise<void> {
  const { id: _id, ...fields } = move;
  await tx.insert(workspaceMove).values(move).onConflictDoUpdate({ target: workspaceMove.id, set: fields });
}

export async function forgetMove(tx: Tx, workspaceId: string): Promise<void> {
  await tx.delete(workspaceMove).where(eq(workspaceMove.id, workspaceId));
}

export type ListedMove = Pick<Move, "id" | "address" | "begunAt" | "doneAt"> & {
  readonly state: MoveState;
  /** Null if the workspace is not here. */
  readonly owner: string | null;
};

export async function listedMoves(tx: Tx): Promise<readonly ListedMove[]> {
  const rows = rowsOf(
    await tx.execute(sql`
      select v.id, v.state, v.address, extract(epoch from v.begun_at) * 1000 as begun_ms,
        extract(epoch from v.done_at) * 1000 as done_ms, u.email as owner
      from workspace_move v left join workspace w on w.id = v.id left join "user" u on u.id = w.owner_user_id
      order by v.begun_at, v.id`),
  );
  return rows.map((row) => ({
    id: String(row["id"]),
    state: moveStates.find((one) => one === row["state"]) ?? "leaving",
    address: typeof row["address"] === "string" ? row["address"] : null,
    begunAt: new Date(Number(row["begun_ms"])),
    doneAt: row["done_ms"] === null ? null : new Date(Number(row["done_ms"])),
    owner: typeof row["owner"] === "string" ? row["owner"] : null,
  }));
}

/**
 * The kinds of jobs that wait or run for this workspace, with their number; they are found by the workspace's id in
 * the payload. The queue's tables belong to the login role.
 */
export async function waitingJobs(tx: Tx, workspaceId: string): Promise<ReadonlyMap<string, number>> {
  await tx.execute(sql`select set_config('role', 'none', true)`);
  const there = firstRow(await tx.execute(sql`select to_regclass('jobs.job') is not null as there`));
  // A database has no queue until a server has opened it.
  const rows =
    there?.["there"] === true
      ? rowsOf(
          await tx.execute(sql`
            select name, count(*)::int as waiting from jobs.job
            where state < 'completed' and name not like '%-given-up' and data::text like ${`%${workspaceId}%`}
            group by name order by name`),
        )
      : [];
  await tx.execute(sql`select set_config('role', 'app_system', true)`);
  return new Map(rows.map((row) => [String(row["name"]), Number(row["waiting"])]));
}

/**
 * Deletes everything in the workspace except its members, so that they see the new address. Does nothing if the
 * workspace is not here.
 */
export async function leaveShell(tx: Tx, workspaceId: string): Promise<void> {
  await mayWriteAll(tx);
  const kept = firstRow(
    await tx.execute(sql`
      select (select row_to_json(w)::text from workspace w where w.id = ${workspaceId}::uuid) as workspace,
        (select coalesce(json_agg(m), '[]'::json)::text from membership m where m.workspace_id = ${workspaceId}::uuid) as memberships`),
  );
  const workspace = kept?.["workspace"];
  if (typeof workspace !== "string") return;
  // Deletes all tables at once, because some of them refer to each other in both directions.
  await tx.execute(sql`delete from workspace where id = ${workspaceId}::uuid`);
  await tx.execute(
    sql`insert into workspace select * from json_populate_record(null::workspace, ${workspace}::json)`,
  );
  await tx.execute(
    sql`insert into membership select * from json_populate_recordset(null::membership, ${String(kept?.["memberships"])}::json)`,
  );
}

export async function deleteWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.execute(sql`delete from workspace where id = ${workspaceId}::uuid`);
}

/** The condition for the rows of a workspace. */
export function inMovedWorkspace(table: TableName, workspaceId: string): SQL {
  const column = table === "workspace" ? "id" : "workspace_id";
  return sql`x.${sql.identifier(column)} = ${workspaceId}::uuid`;
}
