/**
 * The rent rules. How a caller uses them:
 *
 * - Load a lease's `LeaseTerms` and its whole `LeaseLedger` (rows, payments, refunds, write-downs);
 *   `leaseAccount(ledger, day)` answers states, allocations, credit and balance of any day, `explainLedgerBalance` the
 *   lines behind it. None of it is stored.
 * - New lease: `validateLeaseTerms`, then store `rentSchedule(terms, scheduledThrough(terms, today))` and the payment
 *   of `openingCredit(terms)` if there is one. Daily: `planScheduleExtension`.
 * - A change (`planRentChange`, `planRentSteps`, `planLeaseEnd`, `planLeaseMove`, `planTermStep`, `planNewStart`)
 *   answers the terms to store and the `RowChanges` to apply in the same transaction, under the lock of the lease:
 *   deletes (with the row's write-downs; `adjustsRowId` of remaining rows becomes null), waiver cuts, updates, inserts,
 *   write-downs. Plans never change payments.
 * - Money: `planRecordedPayment`, `splitTransfer`, `refundPayment`, `planWaiver`, `planSettlement` and
 *   `depositPosition` answer what to store, or a refusal; the linked Income is handled by the ledger.
 */
export type { Allocation, PaymentCredit } from "./payments/allocation.ts";
export { billedOtherwise } from "./billed-otherwise.ts";
export type { Billed, BilledOtherwise } from "./billed-otherwise.ts";
export { mayDeleteLease } from "./terms/may-delete-lease.ts";
export { depositMovementTypes, depositPosition, isAboveAgreed } from "./deposits/deposit.ts";
export type { DepositMovement, DepositMovementType, DepositPosition } from "./deposits/deposit.ts";
export { dueSums } from "./balance/due-sums.ts";
export type { DueSums } from "./balance/due-sums.ts";
export { explainLedgerBalance } from "./balance/explain-ledger-balance.ts";
export type { BalanceEntry, BalanceExplanation } from "./balance/explain-ledger-balance.ts";
export { indexedRent, indicesOfPercent } from "./rent-rows/indexation.ts";
export { creditOf, findRow, leaseAccount, rentRowStates } from "./balance/lease-account.ts";
export type { LeaseAccount, RentRowState, RowAccount } from "./balance/lease-account.ts";
export { leaseMonths } from "./rent-rows/lease-months.ts";
export type { LeaseMonth } from "./rent-rows/lease-months.ts";
export { paidMonths, twelveMonths } from "./payments/paid-months.ts";
export type { MonthOfYear, PaidMonth } from "./payments/paid-months.ts";
export { depositFilters, endsWithinDays, leaseOrder, owingLeases, rentFilters } from "./lease-list.ts";
export {
  ENTRY_NOTE_LIMIT,
  FIRST_PAYMENT_DAY,
  firstTrackedDay,
  INDEX_TEXT_LIMIT,
  isTrackable,
  LAST_PAYMENT_DAY,
  LEASE_NOTES_LIMIT,
  leaseStatus,
  leaseStatuses,
  MOST_GRACE_DAYS,
  MOST_STEPS_AT_ONCE,
  proposedTrackFrom,
  prorations,
  scheduledThrough,
  stepKinds,
  termsOfMonth,
} from "./terms/lease-terms.ts";
export type {
  AmountStep,
  LeaseStatus,
  LeaseTerm,
  LeaseTerms,
  Proration,
  StepKind,
  TermStep,
} from "./terms/lease-terms.ts";
export { coTenantIssue, MOST_CO_TENANTS, tenantsInShort } from "./terms/lease-tenants.ts";
export type { CoTenantIssue } from "./terms/lease-tenants.ts";
export { LINK_DAYS, paysRow } from "./payments/link-income.ts";
export { oneOffCharge } from "./charges/one-off-charge.ts";
export { leasesOverlap } from "./terms/leases-overlap.ts";
export type { LeaseOfRentable } from "./terms/leases-overlap.ts";
export {
  missingRows,
  planLeaseEnd,
  planRentChange,
  planRentSteps,
  planScheduleExtension,
  stepIssue,
} from "./terms/plan-lease-change.ts";
export type { LeaseBefore, LeasePlan } from "./terms/plan-lease-change.ts";
export { depositToMove, moveFigures, planLeaseMove } from "./terms/plan-lease-move.ts";
export type {
  PlannedLeaseMove,
  MovedMonth,
  LeaseMoveFigures,
  NewRentableTerms,
} from "./terms/plan-lease-move.ts";
export { planNewStart, planTermStep, planTrackFrom } from "./terms/plan-terms-edit.ts";
export { monthsPaidUpTo, monthsToTick } from "./rent-rows/open-months.ts";
export { openByDay } from "./payments/open-by-day.ts";
export { planRecordedPayment, splitTransfer } from "./payments/record-payment.ts";
export type { OpenRow, PaymentRefusal, RecordedPayment, TransferPart } from "./payments/record-payment.ts";
export { refundedCredit, refundPayment, spreadRefund } from "./payments/refund-payment.ts";
export type { DecidedRefund, RefundablePart, RefundRefusal } from "./payments/refund-payment.ts";
export {
  adjustedMonth,
  compareRows,
  incomeCategoryOf,
  rentRowKinds,
  writeDownReasons,
} from "./rent-rows/rent-ledger.ts";
export type {
  LeaseLedger,
  LeasePayment,
  LeaseRefund,
  NewRentRow,
  PlanLedger,
  RentRow,
  RentRowKind,
  StoredWriteDown,
  WriteDown,
  WriteDownReason,
} from "./rent-rows/rent-ledger.ts";
export { rentOfPeriod } from "./rent-rows/rent-of-period.ts";
export type { RentOfPeriod } from "./rent-rows/rent-of-period.ts";
export { rentChangeBookings, rentChangeEffect } from "./rent-rows/rent-change-effect.ts";
export type { RentChangeBooking, RentChangeMonth } from "./rent-rows/rent-change-effect.ts";
export { amountInForce, openingCredit, rentSchedule } from "./rent-rows/rent-schedule.ts";
export { overdueMonths, upcomingMonths } from "./rent-rows/rent-to-collect.ts";
export type { BilledMonth } from "./rent-rows/rent-to-collect.ts";
export type { RowChanges, RowUpdate, WaiverCut } from "./rent-rows/row-changes.ts";
export { isSplitOtherwise } from "./payments/is-split-otherwise.ts";
export type { JudgedPart } from "./payments/is-split-otherwise.ts";
export { accountFrom, standingOf } from "./balance/standing.ts";
export type { LeaseStanding, StandingCredit, StandingRow } from "./balance/standing.ts";
export { transferOutcome } from "./payments/transfer-outcome.ts";
export type { TransferLineOutcome, TransferOutcome } from "./payments/transfer-outcome.ts";
export { billedDays, nextPayment, upcomingRows } from "./rent-rows/upcoming.ts";
export type { BilledDay, NextPayment, UpcomingInput, UpcomingRow } from "./rent-rows/upcoming.ts";
export { validateLeaseTerms } from "./terms/validate-lease-terms.ts";
export type { LeaseIssue } from "./terms/validate-lease-terms.ts";
export { planChargeSettlement, planWaiver } from "./charges/plan-waiver.ts";
export type { SettledRow, WaiverRefusal } from "./charges/plan-waiver.ts";
export {
  chargesOfYear,
  planSettlement,
  settledResult,
  settlementOf,
  yearsToSettle,
} from "./charges/yearly-settlement.ts";
export type { YearlySettlement } from "./charges/yearly-settlement.ts";
