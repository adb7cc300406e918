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
  balance: tenant.leases.balance.handler(({ input, context }) => explainBalance(contextOf(context), input)),
  addCharge: changesLeases.leases.addCharge.handler(({ input, context }) =>
    createVerb(context, input, () => addCharge(contextOf(context), input)),
  ),
  deleteCharge: changesLeases.leases.deleteCharge.handler(({ input, context }) =>
    deleteCharge(contextOf(context), input.id),
  ),
  linkableIncome: tenant.leases.linkableIncome.handler(({ input, context }) =>
    linkableIncome(contextOf(context), input.id),
  ),
  recordPayment: changesLeases.leases.recordPayment.handler(({ input, context }) =>
    createVerb(context, input, () => recordPayment(contextOf(context), input)),
  ),
  changePayment: changesLeases.leases.changePayment.handler(({ input, context }) =>
    changePayment(contextOf(context), input),
  ),
  deleteTransfer: changesLeases.leases.deleteTransfer.handler(({ input, context }) =>
    deleteTransfer(contextOf(context), input.id),
  ),
  refund: changesLeases.leases.refund.handler(({ input, context }) =>
    createVerb(context, input, () => refundPayment(contextOf(context), input)),
  ),
  deleteRefund: changesLeases.leases.deleteRefund.handler(({ input, context }) =>
    deleteRefund(contextOf(context), input.id),
  ),
  waive: changesLeases.leases.waive.handler(({ input, context }) =>
    createVerb(context, input, () => waiveRow(contextOf(context), input)),
  ),
  deleteWriteDown: changesLeases.leases.deleteWriteDown.handler(({ input, context }) =>
    deleteWriteDown(contextOf(context), input.id),
  ),
  moveDeposit: changesLeases.leases.moveDeposit.handler(({ input, context }) =>
    createVerb(context, input, () => moveDeposit(contextOf(context), input)),
  ),
  deleteDepositMovement: changesLeases.leases.deleteDepositMovement.handler(({ input, context }) =>
    deleteDepositMovement(contextOf(context), input.id),
  ),
};
