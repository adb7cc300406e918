import { and, asc, eq, inArray, sql } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { depositMovement } from "#kernel/db/schema/index.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { transferTrash } from "../money-trash.ts";

/** One side of a deposit that was moved from one lease to another (R-C18). */
export type TransferSide = { readonly id: string; readonly leaseId: string; readonly pairId: string };

/** Writes both sides in one statement, without Income, since no cash moves. Returns their pair id. */
export async function insertDepositTransfer(
  { tx, scope }: Work<WorkspaceScope>,
  moved: {
    readonly fromLeaseId: string;
    readonly toLeaseId: string;
    readonly movedOn: string;
    readonly amountMinor: number;
  },
): Promise<string> {
  const row = firstRow(
    await tx.execute(sql`
      with pair as materialized (select gen_random_uuid() as id),
      sides as (
        insert into deposit_movement (workspace_id, lease_id, kind, moved_on, amount_minor, transfer, pair_id)
        select ${scope.workspaceId}::uuid, side.lease_id, side.kind, ${moved.movedOn}::date, ${moved.amountMinor}::bigint, true, pair.id
        from pair, (values (${moved.fromLeaseId}::uuid, 'returned'), (${moved.toLeaseId}::uuid, 'received')) side (lease_id, kind)
        returning pair_id)
      select min(pair_id::text) as id from sides`),
  );
  return String(row?.["id"]);
}

/** Both sides of the transfer to which a movement belongs, by lease id; empty if it belongs to none. */
export async function findTransferSides(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  of: { readonly movement: string } | { readonly pair: string },
): Promise<readonly TransferSide[]> {
  const own = tx
    .select({ pairId: depositMovement.pairId })
    .from(depositMovement)
    .where(
      and(
        eq(depositMovement.workspaceId, workspaceId),
        "pair" in of ? eq(depositMovement.pairId, of.pair) : eq(depositMovement.id, of.movement),
      ),
    );
  const sides = await tx
    .select({
      id: depositMovement.id,
      leaseId: depositMovement.leaseId,
      pairId: sql<string>`${depositMovement.pairId}`,
    })
    .from(depositMovement)
    .where(and(eq(depositMovement.workspaceId, workspaceId), inArray(depositMovement.pairId, own)))
    .orderBy(asc(depositMovement.leaseId));
  return sides;
}

/** Locks several leases with their properties, in the common order (lock-order.ts), until the transaction ends. */
export async function lockDepositLeases(
  work: Work<WorkspaceScope>,
  leaseIds: readonly string[],
): Promise<void> {
  const { workspaceId } = work.scope;
  const ids = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb)`;
  const properties = sql`select property_id from lease where workspace_id = ${workspaceId}::uuid and id in (${ids})`;
  await lockInOrder(work, [
    { table: "property", ids: properties, strength: "key share" },
    { table: "lease", ids: leaseIds, strength: "no key update" },
  ]);
}

export async function discardTransfer(
  work: Work<ActorScope>,
  sides: readonly TransferSide[],
): Promise<string> {
  const [first] = sides;
  const ids = sides.map(({ id }) => id);
  return moveToTrash(work, {
    kind: transferTrash,
    entityId: first?.pairId ?? "",
    parts: [{ table: depositMovement, where: inArray(depositMovement.id, ids) }],
  });
}
