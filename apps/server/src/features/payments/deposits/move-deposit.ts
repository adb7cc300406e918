import type { LeaseView, NewDepositMovement } from "@keystead/contract/leases";
import type { PlainDate } from "@keystead/domain/calendar";
import { depositPosition, isAboveAgreed } from "@keystead/domain/leases";
import type { DepositMovement } from "@keystead/domain/leases";

import { parseAmount, askFirst, badField, parseDay, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { attachReceipts } from "../../documents/index.ts";
import { leaseView, requireLease, requireLockedLease } from "../../leases/index.ts";
import { assertRoomForRecords, lockWorkspace } from "../../plans/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { discardTransfer, findTransferSides, lockDepositLeases } from "./deposit-transfer-store.ts";
import type { TransferSide } from "./deposit-transfer-store.ts";
import { discardMovement, discardPayments } from "../discard-store.ts";
import { insertDepositMovement, insertTransfer } from "../lease-money-store.ts";
import { openRows, splitOverRows } from "../split-over-rows.ts";
import { rowsNamed } from "../rows-named.ts";

/**
 * R-C13: received, returned or retained; a part retained for unpaid rent pays the rows and is split like any payment.
 */
export async function moveDeposit(work: Work, input: NewDepositMovement): Promise<LeaseView> {
  await lockWorkspace(work);
  const locked = await requireLockedLease(work, { lease: input.id });
  const refs = input.rows ?? [];
  if (refs.length > 0 && input.kind !== "retained") throw badField(["rows"], "ROW_ONLY_WHEN_RETAINED");
  const receiptIds = [...new Set(input.receiptIds)];
  if (receiptIds.length > 0 && input.kind !== "retained")
    throw badField(["receiptIds"], "RECEIPT_ONLY_WHEN_RETAINED");
  const { lease, rows } = await rowsNamed(work, locked, refs);
  const amountMinor = parseAmount(input.amount, lease.currency, { field: "amount" });
  const movedOn = input.movedOn === undefined ? lease.today : parseDay(input.movedOn, "movedOn");
  if (movedOn > lease.today) throw badField(["movedOn"], "PAYMENT_DATE_IN_FUTURE");
  const { kind, note } = input;
  if (kind === "received" && isAboveAgreed(lease.depositMinor, lease.deposits, amountMinor))
    askFirst(["DEPOSIT_ABOVE_AGREED"], input.confirm);
  assertCovered(lease, [...lease.deposits, { type: kind, movedOn, amountMinor, transfer: false }]);

  const parts = rows.length === 0 ? [] : splitOverRows(lease, openRows(lease, rows), amountMinor);
  const method = kind === "retained" ? "other" : input.method;
  const movement = { kind, movedOn, amountMinor, method, note, rowId: parts[0]?.rowId ?? null };
  const records = (kind === "retained" && parts.length === 0 ? 2 : 1) + parts.length;
  await assertRoomForRecords(
    work,
    Array.from({ length: records }, () => movedOn),
  );
  const id = await insertDepositMovement(work, lease, movement);
  await attachReceipts(work, { leaseId: lease.id, movementId: id, ids: receiptIds });
  if (parts.length > 0)
    await insertTransfer(work, lease, {
      parts,
      paidOn: movedOn,
      method: "other",
      note,
      depositMovementId: id,
    });
  const changes = { leaseId: lease.id, kind, movedOn, amountMinor, parts };
  await writeAudit(work, {
    action: "create",
    entity: "deposit_movement",
    entityId: id,
    partOf: lease.id,
    changes,
  });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/**
 * Deletes a movement with its records, and with its payments if it paid rows. The remaining movements must still
 * cover the returned amounts.
 */
export async function deleteDepositMovement(work: Work, id: string): Promise<{ trashId: string }> {
  const sides = await findTransferSides(work, { movement: id });
  if (sides.length > 1) return deleteDepositTransfer(work, id, sides);
  const lease = await requireLockedLease(work, { deposit: id });
  const found = lease.deposits.find((movement) => movement.id === id);
  if (found === undefined) throw refusal("NOT_FOUND");
  assertCovered(
    lease,
    lease.deposits.filter((movement) => movement !== found),
  );
  const paid = lease.payments.filter(({ depositMovementId }) => depositMovementId === id);
  if (lease.refunds.some(({ paymentId }) => paid.some((payment) => payment.id === paymentId)))
    throw refusal("REVERSAL_EXCEEDS_ORIGINAL");
  const [payment] = paid;
  const trashId =
    payment === undefined
      ? await discardMovement(work, id)
      : await discardPayments(work, {
          transferId: payment.transferId,
          paymentIds: paid.map((part) => part.id),
          movementIds: [id],
        });
  const changes = {
    leaseId: lease.id,
    kind: found.type,
    movedOn: found.movedOn,
    amountMinor: found.amountMinor,
  };
  await writeAudit(work, {
    action: "delete",
    entity: "deposit_movement",
    entityId: id,
    partOf: lease.id,
    changes,
  });
  return { trashId };
}

/** R-C18: both sides of a transfer are deleted together; each lease's other movements must still be covered. */
async function deleteDepositTransfer(
  work: Work,
  id: string,
  found: readonly TransferSide[],
): Promise<{ trashId: string }> {
  await lockDepositLeases(
    work,
    found.map(({ leaseId }) => leaseId),
  );
  // Read again under the locks, because it may just have been deleted.
  const sides = await findTransferSides(work, { movement: id });
  const [first] = sides;
  if (first === undefined) throw refusal("NOT_FOUND");
  const deleted = new Set(sides.map((side) => side.id));
  for (const { leaseId } of sides) {
    const lease = await requireLease(work, leaseId);
    assertCovered(
      lease,
      lease.deposits.filter((movement) => !deleted.has(movement.id)),
    );
  }
  const trashId = await discardTransfer(work, sides);
  const changes = { leases: sides.map(({ leaseId }) => leaseId) };
  await writeAudit(work, {
    action: "delete",
    entity: "deposit_transfer",
    entityId: first.pairId,
    partOf: first.leaseId,
    changes,
  });
  return { trashId };
}

/**
 * On no day may more be returned and retained than was received. Checks every day, since a movement may be entered
 * with an earlier day.
 */
export function assertCovered(lease: StoredLease, movements: readonly DepositMovement[]): void {
  const days = new Set<PlainDate>(movements.map(({ movedOn }) => movedOn));
  for (const day of days)
    if (!depositPosition(lease.depositMinor, movements, day).ok) throw refusal("DEPOSIT_EXCEEDED");
}
