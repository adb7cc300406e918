import type { LeasePaymentView, LeaseView, PaymentChange } from "@keystead/contract/leases";

import { monthOf } from "@keystead/domain/calendar";

import { parseAmount, badField, parseDay, refusal, stale } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseView, paymentViews, sumOfParts, requireLease, requireLockedLease } from "../leases/index.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import type { StoredLease } from "../rent-book/index.ts";
import { discardPayments } from "./discard-store.ts";
import { unlinkIncome } from "./income-links/found-income-store.ts";
import { replaceTransfer } from "./lease-money-store.ts";
import { splitAnew } from "./split-over-rows.ts";

type Payment = StoredLease["payments"][number];

/**
 * R-C11: the linked Income follows. The parts of a transfer share day and method; when one part's amount changes, the
 * sum changes by the same amount and is split again over the rows (R-C10a). No part can be less than its refunds.
 */
export async function changePayment(work: Work, change: PaymentChange): Promise<LeaseView> {
  const { id, version, ...changed } = change;
  await lockWorkspace(work);
  const lease = await requireLockedLease(work, { payment: id });
  const payment = requirePayment(lease, id);
  if (payment.version !== version) throw stale(viewOf(work, lease, id));
  assertOwnMoney(payment);
  const { paidOn: day, method = payment.method, note = payment.note } = changed;
  const paidOn = day === undefined ? payment.paidOn : parseDay(day, "paidOn");
  if (paidOn > lease.today) throw badField(["paidOn"], "PAYMENT_DATE_IN_FUTURE");
  const parts = partsOf(lease, payment.transferId);
  const refundsOf = ({ id }: Payment) => lease.refunds.filter(({ paymentId }) => paymentId === id);
  if (parts.some((part) => refundsOf(part).some(({ refundedOn }) => refundedOn < paidOn)))
    throw badField(["paidOn"], "REFUND_BEFORE_PAYMENT");
  const sumMinor = newSum(lease, { payment, parts }, changed);
  const split = sumMinor === sumOfParts(parts) ? null : splitAnew(lease, parts, sumMinor);
  const newAmount = ({ rowId, amountMinor: oldMinor }: Payment): number =>
    split === null ? oldMinor : (split.find((part) => part.rowId === rowId)?.amountMinor ?? 0);
  if (parts.some((part) => newAmount(part) < sumOfParts(refundsOf(part))))
    throw refusal("REVERSAL_EXCEEDS_ORIGINAL");
  const deleted = parts.filter((part) => newAmount(part) === 0);
  // A record that existed before its payment stays in the books, without the link.
  await unlinkIncome(work, linkedTo(deleted));
  const known = new Set<string>(parts.map(({ rowId }) => rowId));
  const kept = parts.filter((part) => newAmount(part) > 0);
  const made = split?.filter(({ rowId }) => !known.has(rowId)) ?? [];
  const moved = monthOf(paidOn) === monthOf(payment.paidOn) ? [] : kept;
  await assertRoomForRecords(
    work,
    [...moved, ...made].map(() => paidOn),
  );
  await replaceTransfer(work, lease, {
    transferId: payment.transferId,
    kept: kept.map((part) => ({ id: part.id, amountMinor: newAmount(part) })),
    deleted: deleted.map(({ id }) => id),
    parts: made,
    paidOn,
    method,
    note,
  });
  const after = { amountMinor: sumMinor, paidOn, method, note, ...(split === null ? {} : { parts: split }) };
  const before = {
    amountMinor: sumOfParts(parts),
    paidOn: payment.paidOn,
    method: payment.method,
    note: payment.note,
    ...(split === null
      ? {}
      : { parts: parts.map((part) => ({ rowId: part.rowId, amountMinor: part.amountMinor })) }),
  };
  const changes = auditedChanges(before, after, ["note"]);
  await writeAudit(work, {
    action: "update",
    entity: "lease_payment",
    entityId: payment.transferId,
    partOf: lease.id,
    changes,
  });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/** The transfer's new sum, given directly or through the new amount of one part. */
function newSum(
  lease: StoredLease,
  { payment, parts }: { readonly payment: Payment; readonly parts: readonly Payment[] },
  { amount, transferAmount }: Pick<PaymentChange, "amount" | "transferAmount">,
): number {
  if (transferAmount !== undefined)
    return parseAmount(transferAmount, lease.currency, { field: "transferAmount" });
  if (amount === undefined) return sumOfParts(parts);
  return sumOfParts(parts) - payment.amountMinor + parseAmount(amount, lease.currency, { field: "amount" });
}

function viewOf({ scope }: Work, lease: StoredLease, id: string): LeasePaymentView {
  const view = paymentViews(lease, scope).find((payment) => payment.id === id);
  if (view === undefined) throw new Error(`lease ${lease.id} has no payment ${id}`);
  return view;
}

/**
 * Deletes transfers of one lease with all their parts and the Income of each; refused if any of them has refunds
 * (R-A08).
 */
export async function deleteTransfers(
  work: Work,
  transferIds: readonly string[],
): Promise<{ trashId: string }> {
  const { scope } = work;
  const [first = ""] = transferIds;
  const lease = await requireLockedLease(work, { transfer: first });
  const parts = [...new Set(transferIds)].flatMap((id) => partsOf(lease, id));
  if (parts.some(({ createdBy }) => createdBy !== scope.userId)) permit(scope, "payment.delete_any");
  if (parts.some(({ openingCredit }) => openingCredit)) throw badField(["ids"], "OPENING_CREDIT");
  const paymentIds = parts.map(({ id }) => id);
  if (lease.refunds.some(({ paymentId }) => paymentIds.includes(paymentId)))
    throw refusal("REVERSAL_EXCEEDS_ORIGINAL");
  // A record that existed before its payment stays in the books, without the link.
  await unlinkIncome(work, linkedTo(parts));
  const movementIds = parts.flatMap(({ depositMovementId }) => depositMovementId ?? []);
  const trashId = await discardPayments(work, { transferId: first, paymentIds, movementIds });
  const changes = parts.map(({ id, rowId, paidOn, amountMinor, method }) => ({
    id,
    rowId,
    paidOn,
    amountMinor,
    method,
  }));
  await writeAudit(work, {
    action: "delete",
    entity: "lease_payment",
    entityId: first,
    partOf: lease.id,
    changes,
  });
  return { trashId };
}

export function requirePayment(lease: StoredLease, id: string): Payment {
  const payment = lease.payments.find((known) => known.id === id);
  if (payment === undefined) throw refusal("NOT_FOUND");
  return payment;
}

function partsOf(lease: StoredLease, transferId: string): readonly Payment[] {
  const parts = lease.payments.filter((payment) => payment.transferId === transferId);
  if (parts.length === 0) throw refusal("NOT_FOUND");
  return parts;
}

function linkedTo(parts: readonly Payment[]): readonly string[] {
  return parts.filter(({ foundIncomeId }) => foundIncomeId !== null).map(({ id }) => id);
}

/** The opening credit is a term of the lease; a payment from the deposit is changed through the deposit. */
function assertOwnMoney(payment: Payment): void {
  if (payment.openingCredit) throw badField(["id"], "OPENING_CREDIT");
  if (payment.depositMovementId !== null) throw badField(["id"], "PAID_FROM_DEPOSIT");
}
