import type { NewRentRow, RowChanges, WriteDown } from "@keystead/domain/leases";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { rentRow, rentStep, writeDown } from "#kernel/db/schema/index.ts";
import type { ActorScope } from "#kernel/scope.ts";

type WorkspaceScope = Pick<ActorScope, "workspaceId">;

/** Monthly rows that exist already are left as they are: two runs of the daily task, or it and a payment, may meet here. */
export async function insertRentRows(
  tx: Tx,
  scope: WorkspaceScope,
  leaseId: string,
  rows: readonly (NewRentRow & { readonly note?: string })[],
): Promise<readonly { readonly id: string; readonly period: string; readonly kind: string }[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(rentRow)
    .values(rows.map((row) => ({ workspaceId: scope.workspaceId, leaseId, ...row })))
    .onConflictDoNothing()
    .returning({ id: rentRow.id, period: rentRow.period, kind: rentRow.kind });
}

/** What a plan decided for the rows: at most one statement for each kind of change. */
export async function applyRowChanges(
  tx: Tx,
  scope: WorkspaceScope,
  leaseId: string,
  changes: RowChanges,
): Promise<void> {
  const { workspaceId } = scope;
  if (changes.deletes.length > 0) {
    await tx
      .delete(rentRow)
      .where(and(eq(rentRow.workspaceId, workspaceId), inArray(rentRow.id, [...changes.deletes])));
  }
  if (changes.updates.length > 0) {
    await tx.execute(sql`
      update rent_row r set starts_on = c."startsOn", ends_on = c."endsOn", due_on = c."dueOn", amount_minor = c."amountMinor",
        version = r.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changes.updates)}::jsonb)
        as c("rowId" uuid, "startsOn" date, "endsOn" date, "dueOn" date, "amountMinor" bigint)
      where r.workspace_id = ${workspaceId} and r.lease_id = ${leaseId}::uuid and r.id = c."rowId"`);
  }
  await insertRentRows(tx, scope, leaseId, changes.inserts);
  await insertWriteDowns(tx, scope, leaseId, changes.writeDowns);
}

export async function insertWriteDowns(
  tx: Tx,
  scope: WorkspaceScope,
  leaseId: string,
  writeDowns: readonly (WriteDown & { readonly note?: string })[],
): Promise<void> {
  if (writeDowns.length === 0) return;
  await tx.insert(writeDown).values(
    writeDowns.map(({ rowId, writtenOn, amountMinor, reason, note }) => ({
      workspaceId: scope.workspaceId,
      leaseId,
      rentRowId: rowId,
      madeOn: writtenOn,
      amountMinor,
      reason,
      note: note ?? "",
    })),
  );
}

/** A step on the day of an earlier one replaces it (R-C07). */
export async function putRentStep(
  tx: Tx,
  scope: WorkspaceScope,
  step: {
    readonly leaseId: string;
    readonly kind: "rent" | "charge";
    readonly effectiveOn: string;
    readonly amountMinor: number;
  },
): Promise<void> {
  await tx
    .insert(rentStep)
    .values({ workspaceId: scope.workspaceId, ...step })
    .onConflictDoUpdate({
      target: [rentStep.workspaceId, rentStep.leaseId, rentStep.kind, rentStep.effectiveOn],
      set: { amountMinor: step.amountMinor },
    });
}
