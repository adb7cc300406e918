import { idOf } from "@keystead/domain/ids";
import type { DoneBy, TurnoverOperation, OperationEffect } from "@keystead/domain/turnovers";
import { and, eq, inArray } from "#kernel/db/drizzle.ts";

import { turnoverOperation } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** An operation with its effect. */
export type StoredOperation = TurnoverOperation & {
  readonly turnoverId: string;
  readonly by: DoneBy;
  readonly effect: OperationEffect;
};

/** All operations of these turnovers, in one statement. */
export async function selectOperations(
  { tx, scope }: Work<WorkspaceScope>,
  turnoverIds: readonly string[],
): Promise<readonly StoredOperation[]> {
  if (turnoverIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(turnoverOperation)
    .where(
      and(
        eq(turnoverOperation.workspaceId, scope.workspaceId),
        inArray(turnoverOperation.turnoverId, [...turnoverIds]),
      ),
    );
  return rows.map(({ turnoverId, deviceId, seq, act, itemId, pressedAt, by, effect }) => ({
    turnoverId: idOf(turnoverId),
    deviceId,
    seq,
    act,
    itemId,
    atMs: pressedAt.getTime(),
    by,
    effect,
  }));
}

/** The caller has locked the turnover and checked that none of them is stored. */
export async function insertOperations(
  { tx, scope, now }: Work<WorkspaceScope>,
  operations: readonly StoredOperation[],
): Promise<void> {
  if (operations.length === 0) return;
  await tx.insert(turnoverOperation).values(
    operations.map(({ atMs, ...kept }) => ({
      workspaceId: scope.workspaceId,
      ...kept,
      pressedAt: new Date(atMs),
      createdAt: now,
    })),
  );
}
