import type { Feature } from "#kernel/registry/feature.ts";
import { checkRestored, checkTransferRestored } from "./check-restored.ts";
import {
  movementTrash,
  paymentTrash,
  refundTrash,
  rowTrash,
  settlementTrash,
  transferTrash,
  writeDownTrash,
} from "./money-trash.ts";
import { paymentsRouter } from "./payments-router.ts";

export { checkLeases } from "./check-leases.ts";

export const payments: Feature = {
  name: "payments",
  router: { leases: paymentsRouter },
  trash: [
    { kind: "lease", after: (work, lease) => checkRestored(work, { lease }) },
    { ...paymentTrash, after: (work, transfer) => checkRestored(work, { transfer }) },
    { ...refundTrash, after: (work, refund) => checkRestored(work, { refund }) },
    { ...movementTrash, after: (work, deposit) => checkRestored(work, { deposit }) },
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
