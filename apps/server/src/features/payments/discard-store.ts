import { and, eq, inArray, isNotNull, ne, or, sql } from "#kernel/db/drizzle.ts";

import {
  depositMovement,
  income,
  leasePayment,
  leaseRefund,
  rentRow,
  settledYear,
  statementLine,
  writeDown,
} from "#kernel/db/schema/index.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import type { StoredLease } from "../rent-book/index.ts";
import {
  movementTrash,
  paymentTrash,
  refundTrash,
  rowTrash,
  settlementTrash,
  writeDownTrash,
} from "./money-trash.ts";

/** Discards payments with the Income of each; for payments from the deposit, the movement and its records too. */
export async function discardPayments(
  work: Work<ActorScope>,
  discarded: {
    /** The first transfer, when there are several; all are of one lease. */
    readonly transferId: string;
    readonly paymentIds: readonly string[];
    readonly movementIds: readonly string[];
  },
): Promise<string> {
  const paid = inArray(leasePayment.id, [...discarded.paymentIds]);
  const booked = inArray(income.leasePaymentId, [...discarded.paymentIds]);
  const movementIds = [...discarded.movementIds];
  const lines = sql`${statementLine.transferId} in (select p.transfer_id from lease_payment p
    where p.workspace_id = ${work.scope.workspaceId}::uuid and ${inArray(sql`p.id`, [...discarded.paymentIds])})`;
  // The record of such a payment names the movement too, so one condition finds each record once.
  const parts =
    movementIds.length === 0
      ? [
          { table: leasePayment, where: paid },
          { table: statementLine, where: lines },
          { table: income, where: booked },
        ]
      : [
          { table: leasePayment, where: paid },
          { table: statementLine, where: lines },
          { table: depositMovement, where: inArray(depositMovement.id, movementIds) },
          { table: income, where: or(booked, inArray(income.depositMovementId, movementIds)) },
        ];
  return moveToTrash(work, { kind: paymentTrash, entityId: discarded.transferId, parts });
}

/** Discards all parts of one refund, by their transfer id. */
export async function discardRefund(work: Work<ActorScope>, transferId: string): Promise<string> {
  const parts = [
    { table: leaseRefund, where: eq(leaseRefund.transferId, transferId) },
    { table: income, where: eq(income.transferId, transferId) },
  ];
  return moveToTrash(work, { kind: refundTrash, entityId: transferId, parts });
}

export async function discardWriteDown(work: Work<ActorScope>, id: string): Promise<string> {
  const parts = [{ table: writeDown, where: eq(writeDown.id, id) }];
  return moveToTrash(work, { kind: writeDownTrash, entityId: id, parts });
}

export async function discardRow(work: Work<ActorScope>, id: string): Promise<string> {
  const parts = [
    { table: rentRow, where: eq(rentRow.id, id) },
    { table: writeDown, where: eq(writeDown.rentRowId, id) },
  ];
  return moveToTrash(work, { kind: rowTrash, entityId: id, parts });
}

/**
 * Discards a settlement: its extra charges with their write-downs, its own write-downs, and the record of a zero
 * result.
 */
export async function discardSettlement(
  work: Work<ActorScope>,
  leaseId: string,
  discarded: {
    readonly year: number;
    readonly rowIds: readonly string[];
    readonly writeDownIds: readonly string[];
  },
): Promise<string> {
  const { year, rowIds, writeDownIds } = discarded;
  const parts = [
    { table: rentRow, where: inArray(rentRow.id, [...rowIds]) },
    {
      table: writeDown,
      where: or(inArray(writeDown.id, [...writeDownIds]), inArray(writeDown.rentRowId, [...rowIds])),
    },
    { table: settledYear, where: and(eq(settledYear.leaseId, leaseId), eq(settledYear.year, year)) },
  ];
  return moveToTrash(work, { kind: settlementTrash, entityId: leaseId, parts });
}

export async function discardMovement(work: Work<ActorScope>, id: string): Promise<string> {
  const parts = [
    { table: depositMovement, where: eq(depositMovement.id, id) },
    { table: income, where: eq(income.depositMovementId, id) },
  ];
  return moveToTrash(work, { kind: movementTrash, entityId: id, parts });
}

/**
 * Whether the Income records of a lease's money no longer fit the lease and its payments: while they were in the
 * trash, the currency, unit or property of the lease changed, or somebody edited a record.
 */
export async function booksDisagree(
  { tx, scope }: Work<ActorScope>,
  { id, property, currency }: Pick<StoredLease, "id" | "property" | "currency">,
): Promise<boolean> {
  const { workspaceId } = scope;
  const [found] = await tx
    .select({ id: income.id })
    .from(income)
    .leftJoin(
      leasePayment,
      and(eq(leasePayment.workspaceId, workspaceId), eq(leasePayment.id, income.leasePaymentId)),
    )
    .where(
      and(
        eq(income.workspaceId, workspaceId),
        eq(income.leaseId, id),
        or(
          isNotNull(income.leasePaymentId),
          isNotNull(income.leaseRefundId),
          isNotNull(income.depositMovementId),
        ),
        or(
          ne(income.propertyId, property.id),
          ne(income.currency, currency),
          sql`${leasePayment.amountMinor} <> ${income.amountMinor}`,
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}
