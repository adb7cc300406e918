import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Day, Deleted, Id, listOf, namedChoices, Neighbours } from "../wire/index.ts";
import {
  Indexation,
  IndexationQuery,
  LeaseChange,
  LeaseEnd,
  LeaseExtension,
  LeaseMove,
  LeaseMoveQuery,
  LeaseNamesQuery,
  LeaseNeighboursQuery,
  LeaseQuery,
  NewCharge,
  NewLease,
  NewPaidLease,
  NewRentStep,
  RentSteps,
  NewTracking,
  ReminderChange,
  ReminderQuery,
  RentChangeQuery,
  TrackingQuery,
} from "./lease-schemas.ts";
import {
  IndexationProposal,
  LeaseMovePreview,
  ReminderPreview,
  RentChangeView,
  SettlementPreview,
  TrackingView,
} from "./lease-previews.ts";
import { BalanceExplanationView, LeasePaymentView } from "./lease-account-views.ts";
import { LeaseListItem, LeaseName, LeaseSums, LeaseView } from "./lease-views.ts";
import {
  LinkableIncome,
  NewDepositMovement,
  NewHistory,
  NewPayment,
  NewRefund,
  NewSettlement,
  NewWriteDown,
  PaymentChange,
  SettledYear,
  SettlementQuery,
  Transfers,
} from "./payment-schemas.ts";

const member = oc.errors(memberRefusals);

export const leasesContract = {
  list: member
    .route({ method: "GET", path: "/leases" })
    .input(LeaseQuery)
    .output(z.extend(listOf(LeaseListItem), { sums: LeaseSums })),
  names: member
    .route({ method: "GET", path: "/leases/names" })
    .input(LeaseNamesQuery)
    .output(namedChoices(LeaseName)),
  get: member.route({ method: "GET", path: "/leases/{id}" }).input(ById).output(LeaseView),
  neighbours: member
    .route({ method: "GET", path: "/leases/{id}/neighbours" })
    .input(LeaseNeighboursQuery)
    .output(Neighbours),
  balance: member
    .route({ method: "GET", path: "/leases/{id}/balance" })
    .input(z.strictObject({ id: Id, asOf: z.optional(Day) }))
    .output(BalanceExplanationView),
  create: member
    .route({ method: "POST", path: "/leases" })
    .errors(refusalsOf("CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH"))
    .input(NewLease)
    .output(LeaseView),
  /** The lease with the payments of its months so far: both or neither. */
  createPaid: member
    .route({ method: "POST", path: "/leases/paid" })
    .errors(
      refusalsOf(
        "CONFIRMATION_REQUIRED",
        "PLAN_LIMIT",
        "NOTHING_OUTSTANDING",
        "STALE",
        "IDEMPOTENCY_MISMATCH",
      ),
    )
    .input(NewPaidLease)
    .output(z.object({ transferIds: z.array(z.string()), lease: LeaseView })),
  update: member
    .route({ method: "PUT", path: "/leases/{id}" })
    .errors({ ...refusalsOf("CONFIRMATION_REQUIRED", "HAS_PAYMENTS"), ...staleWith(LeaseView) })
    .input(LeaseChange)
    .output(LeaseView),
  delete: member
    .route({ method: "DELETE", path: "/leases/{id}" })
    .errors(refusalsOf("HAS_PAYMENTS"))
    .input(ById)
    .output(Deleted),
  end: member
    .route({ method: "POST", path: "/leases/{id}/end" })
    .errors(refusalsOf("STALE", "CONFIRMATION_REQUIRED"))
    .input(LeaseEnd)
    .output(LeaseView),
  extend: member
    .route({ method: "POST", path: "/leases/{id}/extend" })
    .errors(refusalsOf("STALE", "CONFIRMATION_REQUIRED"))
    .input(LeaseExtension)
    .output(LeaseView),
  changeRent: member
    .route({ method: "POST", path: "/leases/{id}/rent-steps" })
    .errors(refusalsOf("STALE", "IDEMPOTENCY_MISMATCH"))
    .input(NewRentStep)
    .output(LeaseView),
  /** R-C20: several future steps, entered and removed together. */
  changeRentSteps: member
    .route({ method: "PUT", path: "/leases/{id}/rent-steps" })
    .errors(refusalsOf("STALE", "IDEMPOTENCY_MISMATCH"))
    .input(RentSteps)
    .output(LeaseView),
  proposeIndexation: member
    .route({ method: "GET", path: "/leases/{id}/indexation" })
    .input(IndexationQuery)
    .output(IndexationProposal),
  indexRent: member
    .route({ method: "POST", path: "/leases/{id}/indexations" })
    .errors(refusalsOf("STALE", "IDEMPOTENCY_MISMATCH"))
    .input(Indexation)
    .output(LeaseView),
  previewMove: member
    .route({ method: "GET", path: "/leases/{id}/move" })
    .input(LeaseMoveQuery)
    .output(LeaseMovePreview),
  /** R-C18: answers the new lease. */
  move: member
    .route({ method: "POST", path: "/leases/{id}/move" })
    .errors(refusalsOf("STALE", "CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH"))
    .input(LeaseMove)
    .output(LeaseView),
  previewSettlement: member
    .route({ method: "GET", path: "/leases/{id}/settlement" })
    .input(SettlementQuery)
    .output(SettlementPreview),
  settleCharges: member
    .route({ method: "POST", path: "/leases/{id}/settlements" })
    .errors(refusalsOf("STALE", "CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH"))
    .input(NewSettlement)
    .output(LeaseView),
  /** Deletes everything that was booked for the year; Undo restores it. */
  deleteSettlement: member
    .route({ method: "DELETE", path: "/leases/{id}/settlements/{year}" })
    .errors(refusalsOf("HAS_PAYMENTS"))
    .input(SettledYear)
    .output(Deleted),
  /** What the step would change, before it is saved; writes nothing. */
  rentChange: member
    .route({ method: "GET", path: "/leases/{id}/rent-change" })
    .input(RentChangeQuery)
    .output(RentChangeView),
  /** The months that it would create; writes nothing. */
  tracking: member
    .route({ method: "GET", path: "/leases/{id}/tracking" })
    .input(TrackingQuery)
    .output(TrackingView),
  trackFrom: member
    .route({ method: "POST", path: "/leases/{id}/tracking" })
    .errors(refusalsOf("STALE"))
    .input(NewTracking)
    .output(LeaseView),
  /** The mails that these days would send, before they are saved; writes nothing. */
  previewReminder: member
    .route({ method: "GET", path: "/leases/{id}/reminder" })
    .input(ReminderQuery)
    .output(ReminderPreview),
  setReminder: member
    .route({ method: "PUT", path: "/leases/{id}/reminder" })
    .errors(refusalsOf("STALE"))
    .input(ReminderChange)
    .output(LeaseView),
  addCharge: member
    .route({ method: "POST", path: "/leases/{id}/charges" })
    .errors(refusalsOf("IDEMPOTENCY_MISMATCH"))
    .input(NewCharge)
    .output(LeaseView),
  /** One-off charges only; monthly rows follow from the terms. */
  deleteCharge: member
    .route({ method: "DELETE", path: "/rent-rows/{id}" })
    .errors(refusalsOf("HAS_PAYMENTS"))
    .input(ById)
    .output(Deleted),
  /** Recorded income that the payment form offers to link, so that it is not recorded twice. */
  linkableIncome: member
    .route({ method: "GET", path: "/leases/{id}/linkable-income" })
    .input(ById)
    .output(z.object({ items: z.array(LinkableIncome) })),
  recordPayment: member
    .route({ method: "POST", path: "/leases/{id}/payments" })
    .errors(
      refusalsOf("PLAN_LIMIT", "NOTHING_OUTSTANDING", "INCOME_NOT_LINKABLE", "STALE", "IDEMPOTENCY_MISMATCH"),
    )
    .input(NewPayment)
    .output(z.object({ transferId: z.string(), lease: LeaseView })),
  /** Months that were paid in the past, each as a transfer of its own. */
  recordHistory: member
    .route({ method: "POST", path: "/leases/{id}/payment-history" })
    .errors(refusalsOf("PLAN_LIMIT", "NOTHING_OUTSTANDING", "STALE", "IDEMPOTENCY_MISMATCH"))
    .input(NewHistory)
    .output(z.object({ transferIds: z.array(z.string()), lease: LeaseView })),
  changePayment: member
    .route({ method: "PUT", path: "/lease-payments/{id}" })
    .errors({ ...refusalsOf("PLAN_LIMIT", "REVERSAL_EXCEEDS_ORIGINAL"), ...staleWith(LeasePaymentView) })
    .input(PaymentChange)
    .output(LeaseView),
  /** Deletes transfers of one lease with all their parts and the income of each; one Undo restores them. */
  deleteTransfers: member
    .route({ method: "POST", path: "/transfers/deletion" })
    .errors(refusalsOf("REVERSAL_EXCEEDS_ORIGINAL"))
    .input(Transfers)
    .output(Deleted),
  /** Refunds credit first, then the last part (R-C16): one refund per part concerned, all with the same id. */
  refundTransfer: member
    .route({ method: "POST", path: "/transfers/{id}/refunds" })
    .errors(
      refusalsOf("PLAN_LIMIT", "REVERSAL_EXCEEDS_ORIGINAL", "CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH"),
    )
    .input(NewRefund)
    .output(LeaseView),
  /** Deletes all parts of the refund. */
  deleteRefund: member.route({ method: "DELETE", path: "/lease-refunds/{id}" }).input(ById).output(Deleted),
  waive: member
    .route({ method: "POST", path: "/leases/{id}/write-downs" })
    .errors(refusalsOf("NOTHING_OUTSTANDING", "IDEMPOTENCY_MISMATCH"))
    .input(NewWriteDown)
    .output(LeaseView),
  deleteWriteDown: member.route({ method: "DELETE", path: "/write-downs/{id}" }).input(ById).output(Deleted),
  moveDeposit: member
    .route({ method: "POST", path: "/leases/{id}/deposit-movements" })
    .errors(refusalsOf("PLAN_LIMIT", "DEPOSIT_EXCEEDED", "CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH"))
    .input(NewDepositMovement)
    .output(LeaseView),
  deleteDepositMovement: member
    .route({ method: "DELETE", path: "/deposit-movements/{id}" })
    .errors(refusalsOf("DEPOSIT_EXCEEDED", "REVERSAL_EXCEEDS_ORIGINAL"))
    .input(ById)
    .output(Deleted),
};
