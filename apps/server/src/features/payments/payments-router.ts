import { createVerb, tenant } from "#kernel/api/index.ts";
import { contextOf } from "../leases/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { changePayment, deleteTransfer } from "./change-payment.ts";
import { explainBalance } from "./explain-balance.ts";
import { linkableIncome } from "./linkable-income.ts";
import { deleteDepositMovement, moveDeposit } from "./move-deposit.ts";
import { addCharge, deleteCharge } from "./one-off-charge.ts";
import { recordPayment } from "./record-payment.ts";
import { deleteRefund, refundPayment } from "./refund-payment.ts";
import { deleteWriteDown, waiveRow } from "./waive-row.ts";

/** The procedures of `leases` that concern its money. */
export const paymentsRouter = {
  balance: tenant("lease.read").leases.balance.handler(({ input, context }) =>
    explainBalance(contextOf(context), input),
  ),
  addCharge: changesLeases("lease.update").leases.addCharge.handler(({ input, context }) =>
    createVerb(context, input, () => addCharge(contextOf(context), input)),
  ),
  deleteCharge: changesLeases("lease.update").leases.deleteCharge.handler(({ input, context }) =>
    deleteCharge(contextOf(context), input.id),
  ),
  linkableIncome: tenant("income.read").leases.linkableIncome.handler(({ input, context }) =>
    linkableIncome(contextOf(context), input.id),
  ),
  recordPayment: changesLeases("payment.record").leases.recordPayment.handler(({ input, context }) =>
    createVerb(context, input, () => recordPayment(contextOf(context), input)),
  ),
  changePayment: changesLeases("payment.update").leases.changePayment.handler(({ input, context }) =>
    changePayment(contextOf(context), input),
  ),
  deleteTransfer: changesLeases("payment.delete_own").leases.deleteTransfer.handler(({ input, context }) =>
    deleteTransfer(contextOf(context), input.id),
  ),
  refund: changesLeases("payment.record").leases.refund.handler(({ input, context }) =>
    createVerb(context, input, () => refundPayment(contextOf(context), input)),
  ),
  deleteRefund: changesLeases("payment.delete_any").leases.deleteRefund.handler(({ input, context }) =>
    deleteRefund(contextOf(context), input.id),
  ),
  waive: changesLeases("lease.update").leases.waive.handler(({ input, context }) =>
    createVerb(context, input, () => waiveRow(contextOf(context), input)),
  ),
  deleteWriteDown: changesLeases("lease.update").leases.deleteWriteDown.handler(({ input, context }) =>
    deleteWriteDown(contextOf(context), input.id),
  ),
  moveDeposit: changesLeases("payment.record").leases.moveDeposit.handler(({ input, context }) =>
    createVerb(context, input, () => moveDeposit(contextOf(context), input)),
  ),
  deleteDepositMovement: changesLeases("payment.delete_any").leases.deleteDepositMovement.handler(
    ({ input, context }) => deleteDepositMovement(contextOf(context), input.id),
  ),
};
