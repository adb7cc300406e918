import type { Feature, TrashShare } from "#kernel/registry/feature.ts";
import type { TrashKind } from "#kernel/trash/trash-kind.ts";
import { lockWorkspace } from "../plans/index.ts";
import type { LeaseOf } from "../rent-book/index.ts";
import { checkRestored, checkTransferRestored } from "./check/check-restored.ts";
import {
  movementTrash,
  paymentTrash,
  refundTrash,
  rowTrash,
  settlementTrash,
  transferTrash,
  writeDownTrash,
} from "./money-trash.ts";
import { paymentHistory, paymentsRouter } from "./payments-router.ts";
import { assertRecordsReturn } from "./check/assert-records-return.ts";
import { paymentNumbers } from "./payment-numbers.ts";

export { postPayments, likePayments, takeBackPayments } from "./brought/post-payments.ts";
export type { PostedTransfer, PaymentToPost } from "./brought/post-payments.ts";
export { postPayment } from "./record-payment.ts";
export { bookRefund, deleteRefund } from "./refund-transfer.ts";
export { checkLeases } from "./check/check-leases.ts";

/** Marks a kind of trash whose restore brings back records that the plan counts. */
function counted(kind: TrashKind, of: (id: string) => LeaseOf): TrashShare {
  return {
    ...kind,
    before: lockWorkspace,
    async after(work, id) {
      await checkRestored(work, of(id));
      await assertRecordsReturn(work, id);
    },
  };
}

export const payments: Feature = {
  name: "payments",
  numbers: paymentNumbers,
  router: { leases: paymentsRouter, history: paymentHistory },
  trash: [
    { kind: "lease", after: (work, lease) => checkRestored(work, { lease }) },
    counted(paymentTrash, (transfer) => ({ transfer })),
    counted(refundTrash, (refund) => ({ refund })),
    counted(movementTrash, (deposit) => ({ deposit })),
    { ...transferTrash, after: checkTransferRestored },
    { ...settlementTrash, after: (work, lease) => checkRestored(work, { lease }) },
    { ...writeDownTrash, after: (work, writeDown) => checkRestored(work, { writeDown }) },
    { ...rowTrash, after: (work, row) => checkRestored(work, { row }) },
  ],
  tables: [
    {
      name: "lease_payment",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "payments", through: "lease" },
    },
    { name: "lease_refund", grants: "all", archived: true, restorable: true, withProperty: "goes uncounted" },
    {
      name: "deposit_movement",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
  ],
};
