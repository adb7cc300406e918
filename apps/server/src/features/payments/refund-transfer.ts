import type { LeaseView, NewRefund } from "@keystead/contract/leases";
import type { PlainDate } from "@keystead/domain/calendar";
import { creditOf, refundPayment, spreadRefund } from "@keystead/domain/leases";
import type { DecidedRefund } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { parseAmount, askFirst, badField, parseDay, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseView, sumOfParts, requireLease, requireLockedLease } from "../leases/index.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import { accountOf } from "../rent-book/index.ts";
import type { StoredLease } from "../rent-book/index.ts";
import { requirePayment } from "./change-payment.ts";
import { discardRefund } from "./discard-store.ts";
import { insertRefund } from "./lease-money-store.ts";

type Refund = z.infer<typeof NewRefund>;
type Payment = StoredLease["payments"][number];

/**
 * R-C16, R-C10a: refunds money from one transfer, however it was split: one refund for each part that gives money
 * back, with the reversal of its Income, all as one transfer back.
 */
export async function refundTransfer(work: Work, input: Refund): Promise<LeaseView> {
  const { leaseId } = await bookRefund(work, input);
  return leaseView(await requireLease(work, leaseId), work.scope);
}

/** Like `refundTransfer`, for callers that do not show the lease; returns the id that the refund's parts share. */
export async function bookRefund(
  work: Work,
  input: Refund,
): Promise<{ readonly leaseId: string; readonly refundId: string }> {
  await lockWorkspace(work);
  const lease = await requireLockedLease(work, { transfer: input.id });
  const refundedOn = input.refundedOn === undefined ? lease.today : parseDay(input.refundedOn, "refundedOn");
  const decided = sharesOf(lease, input).map((share) => ({
    payment: share.payment,
    ...decidedRefund(lease, share, refundedOn),
  }));
  const warnings = [
    ...(decided.some(({ reopensRow }) => reopensRow) ? ["REFUND_REOPENS_ROW"] : []),
    // R-C13: the money goes to the tenant and not back into the deposit.
    ...(decided.some(({ payment }) => payment.depositMovementId !== null) ? ["REFUND_KEEPS_DEPOSIT"] : []),
  ];
  askFirst(warnings, input.confirm);
  const reversed = decided.filter(({ payment }) => payment.incomeId !== null);
  await assertRoomForRecords(
    work,
    reversed.map(() => refundedOn),
  );
  const parts = decided.map(({ payment, amountMinor }) => ({ paymentId: payment.id, amountMinor }));
  const refundId = await insertRefund(work, lease, { parts, refundedOn, note: input.note });
  await auditRefund(work, lease, { action: "create", refundId, parts, refundedOn });
  return { leaseId: lease.id, refundId };
}

type Booked = {
  readonly action: "create" | "delete";
  readonly refundId: string;
  readonly parts: readonly { readonly paymentId: string; readonly amountMinor: number }[];
  readonly refundedOn: string | undefined;
};

/**
 * Writes one audit entry for a refund that is one line at the bank. It names the refunded payments, so that their own
 * history finds it.
 */
async function auditRefund(
  work: Work,
  lease: StoredLease,
  { action, refundId, parts, refundedOn }: Booked,
): Promise<void> {
  await writeAudit(work, {
    action,
    entity: "lease_refund",
    entityId: refundId,
    partOf: lease.id,
    changes: { amountMinor: sumOfParts(parts), refundedOn, parts },
  });
}

type Share = { readonly payment: Payment; readonly amountMinor: number };

/** How much each part of the transfer gives back, the parts in row order. */
function sharesOf(lease: StoredLease, { id, amount }: Refund): readonly Share[] {
  const account = accountOf(lease);
  const parts = account.rows.flatMap(({ row }) =>
    lease.payments.filter(({ transferId, rowId }) => transferId === id && rowId === row.id),
  );
  const spread = spreadRefund(
    parts.map((part) => ({
      id: part.id,
      leftMinor: part.amountMinor - refundedMinor(lease, part),
      creditMinor: creditOf(account, part.id),
    })),
    parseAmount(amount, lease.currency, { field: "amount" }),
  );
  if (!spread.ok) throw refusal(spread.code);
  return spread.value.map(({ paymentId, amountMinor }) => ({
    payment: requirePayment(lease, paymentId),
    amountMinor,
  }));
}

function decidedRefund(
  lease: StoredLease,
  { payment, amountMinor }: Share,
  refundedOn: PlainDate,
): DecidedRefund {
  const decided = refundPayment({
    payment,
    refundedMinor: refundedMinor(lease, payment),
    creditMinor: creditOf(accountOf(lease), payment.id),
    amountMinor,
    refundedOn,
    today: lease.today,
  });
  if (decided.ok) return decided.value;
  if (decided.code === "REVERSAL_EXCEEDS_ORIGINAL") throw refusal(decided.code);
  throw badField([decided.code === "AMOUNT_NOT_POSITIVE" ? "amount" : "refundedOn"], decided.code);
}

function refundedMinor({ refunds }: StoredLease, { id }: Payment): number {
  return sumOfParts(refunds.filter(({ paymentId }) => paymentId === id));
}

/** Deletes all parts of the refund with this transfer id. */
export async function deleteRefund(work: Work, refundId: string): Promise<{ trashId: string }> {
  const lease = await requireLockedLease(work, { refund: refundId });
  const deleted = lease.refunds.filter(({ transferId }) => transferId === refundId);
  const trashId = await discardRefund(work, refundId);
  const parts = deleted.map(({ paymentId, amountMinor }) => ({ paymentId, amountMinor }));
  await auditRefund(work, lease, { action: "delete", refundId, parts, refundedOn: deleted[0]?.refundedOn });
  return { trashId };
}
