import { createVerb, tenant } from "#kernel/api/index.ts";
import type { TenantContext } from "#kernel/api/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { changePayment, deleteTransfer } from "./change-payment.ts";
import { changeRent, endLease, extendLease } from "./change-terms.ts";
import { createLease } from "./create-lease.ts";
import { deleteLease } from "./delete-lease.ts";
import { explainBalance } from "./explain-balance.ts";
import { getLease } from "./get-lease.ts";
import type { LeaseContext } from "./lease-context.ts";
import { linkableIncome } from "./linkable-income.ts";
import { listLeases } from "./list-leases.ts";
import { deleteDepositMovement, moveDeposit } from "./move-deposit.ts";
import { addCharge, deleteCharge } from "./one-off-charge.ts";
import { recordPayment } from "./record-payment.ts";
import { deleteRefund, refundPayment } from "./refund-payment.ts";
import { updateLease } from "./update-lease.ts";
import { deleteWriteDown, waiveRow } from "./waive-row.ts";

const of = ({ tx, scope, deps }: TenantContext): LeaseContext => ({ tx, scope, now: deps.clock.now() });

export const leasesRouter = {
  list: tenant.leases.list.handler(({ input, context }) => listLeases(of(context), input)),
  get: tenant.leases.get.handler(({ input, context }) => getLease(of(context), input.id)),
  balance: tenant.leases.balance.handler(({ input, context }) => explainBalance(of(context), input)),
  create: changesLeases.leases.create.handler(({ input, context }) =>
    createVerb(context, input, () => createLease(of(context), input)),
  ),
  update: changesLeases.leases.update.handler(({ input, context }) => updateLease(of(context), input)),
  delete: tenant.leases.delete.handler(({ input, context }) => deleteLease(of(context), input.id)),
  end: changesLeases.leases.end.handler(({ input, context }) => endLease(of(context), input)),
  extend: changesLeases.leases.extend.handler(({ input, context }) => extendLease(of(context), input)),
  changeRent: changesLeases.leases.changeRent.handler(({ input, context }) =>
    createVerb(context, input, () => changeRent(of(context), input)),
  ),
  addCharge: changesLeases.leases.addCharge.handler(({ input, context }) =>
    createVerb(context, input, () => addCharge(of(context), input)),
  ),
  deleteCharge: changesLeases.leases.deleteCharge.handler(({ input, context }) =>
    deleteCharge(of(context), input.id),
  ),
  linkableIncome: tenant.leases.linkableIncome.handler(({ input, context }) =>
    linkableIncome(of(context), input.id),
  ),
  recordPayment: changesLeases.leases.recordPayment.handler(({ input, context }) =>
    createVerb(context, input, () => recordPayment(of(context), input)),
  ),
  changePayment: changesLeases.leases.changePayment.handler(({ input, context }) =>
    changePayment(of(context), input),
  ),
  deleteTransfer: changesLeases.leases.deleteTransfer.handler(({ input, context }) =>
    deleteTransfer(of(context), input.id),
  ),
  refund: changesLeases.leases.refund.handler(({ input, context }) =>
    createVerb(context, input, () => refundPayment(of(context), input)),
  ),
  deleteRefund: changesLeases.leases.deleteRefund.handler(({ input, context }) =>
    deleteRefund(of(context), input.id),
  ),
  waive: changesLeases.leases.waive.handler(({ input, context }) =>
    createVerb(context, input, () => waiveRow(of(context), input)),
  ),
  deleteWriteDown: changesLeases.leases.deleteWriteDown.handler(({ input, context }) =>
    deleteWriteDown(of(context), input.id),
  ),
  moveDeposit: changesLeases.leases.moveDeposit.handler(({ input, context }) =>
    createVerb(context, input, () => moveDeposit(of(context), input)),
  ),
  deleteDepositMovement: changesLeases.leases.deleteDepositMovement.handler(({ input, context }) =>
    deleteDepositMovement(of(context), input.id),
  ),
};
