import type { LeaseView, NewRefund } from "@keystead/contract/leases";
import { creditOf, refundPayment as decideRefund } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { dayIn, leaseView, optionalAmountIn, sumOf, theLease, theLockedLease } from "../leases/index.ts";
import { accountOf } from "../rent-book/index.ts";
import { askFirst } from "./ask-first.ts";
import { thePayment } from "./change-payment.ts";
import { discardRefund } from "./discard-store.ts";
import { insertRefund } from "./lease-money-store.ts";

/** R-C16: money given back out of one payment, with the reversal of its Income. */
export async function refundPayment(work: Work, input: z.infer<typeof NewRefund>): Promise<LeaseView> {
  const lease = await theLockedLease(work, { payment: input.id });
  const payment = thePayment(lease, input.id);
  const decided = decideRefund({
    payment,
    refundedMinor: sumOf(lease.refunds.filter(({ paymentId }) => paymentId === payment.id)),
    creditMinor: creditOf(accountOf(lease), payment.id),
    amountMinor: optionalAmountIn(input.amount, lease.currency, "amount"),
    refundedOn: input.refundedOn === undefined ? lease.today : dayIn(input.refundedOn, "refundedOn"),
    today: lease.today,
  });
  if (!decided.ok) {
    if (decided.code === "REVERSAL_EXCEEDS_ORIGINAL") throw refusal(decided.code);
    throw badField([decided.code === "AMOUNT_NOT_POSITIVE" ? "amount" : "refundedOn"], decided.code);
  }
  const { amountMinor, refundedOn, reopensRow } = decided.value;
  const warnings = [
    ...(reopensRow ? ["REFUND_REOPENS_ROW"] : []),
    // R-C13: the tenant gets the money, the deposit does not.
    ...(payment.depositMovementId === null ? [] : ["REFUND_KEEPS_DEPOSIT"]),
  ];
  askFirst(warnings, input.confirm);
  const refund = { paymentId: payment.id, amountMinor, refundedOn };
  const id = await insertRefund(work, lease, { ...refund, note: input.note });
  await writeAudit(work, {
    action: "create",
    entity: "lease_refund",
    entityId: id,
    changes: refund,
  });
  return leaseView(await theLease(work, lease.id), work.scope);
}

export async function deleteRefund(work: Work, id: string): Promise<{ trashId: string }> {
  const lease = await theLockedLease(work, { refund: id });
  const { paymentId, amountMinor, refundedOn } = lease.refunds.find((refund) => refund.id === id) ?? {};
  const trashId = await discardRefund(work, id);
  const changes = { paymentId, amountMinor, refundedOn };
  await writeAudit(work, { action: "delete", entity: "lease_refund", entityId: id, changes });
  return { trashId };
}
