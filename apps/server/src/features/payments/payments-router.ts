import { createVerb, transacted } from "#kernel/api/index.ts";
import { historyOfPayment } from "../history/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { createPaidLease } from "./create-paid-lease.ts";
import { changePayment, deleteTransfers } from "./change-payment.ts";
import { explainBalance } from "./explain-balance.ts";
import { linkableIncome } from "./income-links/linkable-income.ts";
import { deleteDepositMovement, moveDeposit } from "./deposits/move-deposit.ts";
import { addCharge, deleteCharge } from "./charges/one-off-charge.ts";
import { moveLease, previewMove } from "./move-lease.ts";
import { recordHistory } from "./record-history.ts";
import { recordPayment } from "./record-payment.ts";
import { deleteRefund, refundTransfer } from "./refund-transfer.ts";
import { deleteSettlement, previewSettlement, settleCharges } from "./charges/settle-charges.ts";
import { deleteWriteDown, waiveRows } from "./charges/waive-rows.ts";

/** The procedures of `leases` that concern its money. */
export const paymentsRouter = {
  balance: transacted("lease.read").leases.balance.handler(({ input, context: { work } }) =>
    explainBalance(work, input),
  ),
  previewMove: transacted("lease.read").leases.previewMove.handler(({ input, context: { work } }) =>
    previewMove(work, input),
  ),
  move: changesLeases("lease.create", "lease.update").leases.move.handler(({ input, context }) =>
    createVerb(context, input, () => moveLease(context.work, input)),
  ),
  previewSettlement: transacted("lease.read").leases.previewSettlement.handler(
    ({ input, context: { work } }) => previewSettlement(work, input),
  ),
  settleCharges: changesLeases("lease.update").leases.settleCharges.handler(({ input, context }) =>
    createVerb(context, input, () => settleCharges(context.work, input)),
  ),
  deleteSettlement: changesLeases("lease.update").leases.deleteSettlement.handler(
    ({ input, context: { work } }) => deleteSettlement(work, input),
  ),
  addCharge: changesLeases("lease.update").leases.addCharge.handler(({ input, context }) =>
    createVerb(context, input, () => addCharge(context.work, input)),
  ),
  deleteCharge: changesLeases("lease.update").leases.deleteCharge.handler(({ input, context: { work } }) =>
    deleteCharge(work, input.id),
  ),
  linkableIncome: transacted("income.read").leases.linkableIncome.handler(({ input, context: { work } }) =>
    linkableIncome(work, input.id),
  ),
  recordPayment: changesLeases("payment.record").leases.recordPayment.handler(({ input, context }) =>
    createVerb(context, input, () => recordPayment(context.work, input)),
  ),
  createPaid: changesLeases("lease.create", "payment.record").leases.createPaid.handler(
    ({ input, context }) => createVerb(context, input, () => createPaidLease(context.work, input)),
  ),
  recordHistory: changesLeases("payment.record").leases.recordHistory.handler(({ input, context }) =>
    createVerb(context, input, () => recordHistory(context.work, input)),
  ),
  changePayment: changesLeases("payment.update").leases.changePayment.handler(
    ({ input, context: { work } }) => changePayment(work, input),
  ),
  deleteTransfers: changesLeases("payment.delete_own").leases.deleteTransfers.handler(
    ({ input, context: { work } }) => deleteTransfers(work, input.ids),
  ),
  refundTransfer: changesLeases("payment.record").leases.refundTransfer.handler(({ input, context }) =>
    createVerb(context, input, () => refundTransfer(context.work, input)),
  ),
  deleteRefund: changesLeases("payment.delete_any").leases.deleteRefund.handler(
    ({ input, context: { work } }) => deleteRefund(work, input.id),
  ),
  waive: changesLeases("lease.update").leases.waive.handler(({ input, context }) =>
    createVerb(context, input, () => waiveRows(context.work, input)),
  ),
  deleteWriteDown: changesLeases("lease.update").leases.deleteWriteDown.handler(
    ({ input, context: { work } }) => deleteWriteDown(work, input.id),
  ),
  moveDeposit: changesLeases("payment.record").leases.moveDeposit.handler(({ input, context }) =>
    createVerb(context, input, () => moveDeposit(context.work, input)),
  ),
  deleteDepositMovement: changesLeases("payment.delete_any").leases.deleteDepositMovement.handler(
    ({ input, context: { work } }) => deleteDepositMovement(work, input.id),
  ),
};

/** The history of a payment, for anyone who may read it. */
export const paymentHistory = {
  payment: transacted("payment.read").history.payment.handler(({ input, context }) =>
    historyOfPayment(context, input),
  ),
};
