import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "leases",
  icon: IconFileText,
  keys: "g l",
  needs: "lease.read",
  adds: "lease",
  separated: true,
} as const satisfies Screen;

export const addresses = [
  ["leases", "routes/app/leases.tsx"],
  ["leases/:id", "routes/app/lease-detail.tsx"],
  ["leases/:id/move-in", "routes/app/move-in.tsx"],
  ["leases/:id/move-out", "routes/app/move-out.tsx"],
] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "leases.list": "nothing",
  "leases.names": "nothing",
  "leases.neighbours": "nothing",
  "leases.get": "nothing",
  "leases.balance": "nothing",
  "leases.linkableIncome": "nothing",
  "leases.create": "lease",
  "leases.createPaid": "lease",
  "leases.update": "lease",
  "leases.delete": "lease",
  "leases.end": "lease",
  "leases.extend": "lease",
  "leases.changeRent": "lease",
  "leases.changeRentSteps": "lease",
  "leases.proposeIndexation": "nothing",
  "leases.indexRent": "lease",
  "leases.previewMove": "nothing",
  "leases.move": "lease",
  "leases.previewSettlement": "nothing",
  "leases.settleCharges": "money",
  "leases.deleteSettlement": "money",
  "leases.rentChange": "nothing",
  "leases.tracking": "nothing",
  "leases.trackFrom": "lease",
  "leases.previewReminder": "nothing",
  "leases.setReminder": "lease",
  "leases.addCharge": "money",
  "leases.deleteCharge": "money",
  "leases.recordPayment": "money",
  "leases.recordHistory": "money",
  "leases.changePayment": "money",
  "leases.deleteTransfers": "money",
  "leases.refundTransfer": "money",
  "leases.deleteRefund": "money",
  "leases.waive": "money",
  "leases.deleteWriteDown": "money",
  "leases.moveDeposit": "money",
  "leases.deleteDepositMovement": "money",
  "handovers.get": "nothing",
  // Besides the history only its letter shows it; the page itself has the response.
  "handovers.save": "letterText",
  "history.lease": "nothing",
  "history.payment": "nothing",
} as const satisfies ChangesOf<"leases" | "handovers", "history.lease" | "history.payment">;
