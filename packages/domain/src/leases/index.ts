/**
 * The rent rules. How a caller uses them:
 *
 * - Load a lease's `LeaseTerms` and its whole `LeaseLedger` (rows, payments, refunds, write-downs); ask `leaseAccount(ledger, day)`
 *   for states, allocations, credit and balance of any day, `explainLedgerBalance` for the lines behind it. None of it is stored.
 * - New lease: `validateLeaseTerms`, then store `rentSchedule(terms, scheduledThrough(terms, today))` and the payment of
 *   `openingCredit(terms)` if there is one. Daily: `planScheduleExtension`.
 * - A change (`planRentChange`, `planRentSteps`, `planLeaseEnd`, `planLeaseMove`, `planTermStep`, `planNewStart`) answers with the terms to store
 *   and the `RowChanges` to apply in the same transaction, under the lock of the lease: deletes (write-downs of the row go with
 *   it, `adjustsRowId` of what is left becomes null), waiver cuts, updates, inserts, write-downs. Payments never change by a plan.
 * - Money: `planRecordedPayment`, `splitTransfer`, `refundPayment`, `planWaiver`, `planSettlement`, `depositPosition` decide and answer with
 *   what to store or a refusal; the linked Income is the ledger's.
 */
export type { Allocation, PaymentCredit } from "./allocation.ts";
export { billedOtherwise } from "./billed-otherwise.ts";
export type { Billed, BilledOtherwise } from "./billed-otherwise.ts";
export { mayDeleteLease } from "./delete-lease.ts";
export { depositMovementTypes, depositPosition, isAboveAgreed } from "./deposit.ts";
export type { DepositMovement, DepositMovementType, DepositPosition } from "./deposit.ts";
export { dueSums } from "./due-sums.ts";
export type { DueSums } from "./due-sums.ts";
export { explainLedgerBalance } from "./explain-balance.ts";
export type { BalanceEntry, BalanceExplanation } from "./explain-balance.ts";
export { indexedRent, indicesOfPercent } from "./indexation.ts";
export { creditOf, findRow, leaseAccount, rentRowStates } from "./lease-account.ts";
export type { LeaseAccount, RentRowState, RowAccount } from "./lease-account.ts";
export { leaseMonths } from "./lease-months.ts";
export type { LeaseMonth } from "./lease-months.ts";
export { paidMonths, twelveMonths } from "./paid-months.ts";
export type { MonthOfYear, PaidMonth } from "./paid-months.ts";
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
} from "./lease-terms.ts";
export type {
  AmountStep,
  LeaseStatus,
  LeaseTerm,
  LeaseTerms,
  Proration,
  StepKind,
  TermStep,
} from "./lease-terms.ts";
export { coTenantIssue, MOST_CO_TENANTS, tenantsInShort } from "./lease-tenants.ts";
export type { CoTenantIssue } from "./lease-tenants.ts";
export { LINK_DAYS, paysRow } from "./link-income.ts";
export { oneOffCharge } from "./one-off-charge.ts";
export { leasesOverlap } from "./overlap.ts";
export type { LeasePlace } from "./overlap.ts";
export {
  missingRows,
  planLeaseEnd,
  planRentChange,
  planRentSteps,
  planScheduleExtension,
  stepIssue,
} from "./plan-lease-change.ts";
export type { LeaseBefore, LeasePlan } from "./plan-lease-change.ts";
export { depositToMove, moveFigures, planLeaseMove } from "./plan-lease-move.ts";
export type { PlannedLeaseMove, MovedMonth, LeaseMoveFigures, NewPlaceTerms } from "./plan-lease-move.ts";
export { planNewStart, planTermStep, planTrackFrom } from "./plan-terms-edit.ts";
export { monthsPaidUpTo, monthsToTick } from "./open-months.ts";
export { planRecordedPayment, splitTransfer } from "./record-payment.ts";
export type { OpenRow, PaymentRefusal, RecordedPayment, TransferPart } from "./record-payment.ts";
export { refundedCredit, refundPayment, spreadRefund } from "./refund-payment.ts";
export type { DecidedRefund, RefundablePart, RefundRefusal } from "./refund-payment.ts";
export {
  adjustedMonth,
  compareRows,
  incomeCategoryOf,
  rentRowKinds,
  writeDownReasons,
} from "./rent-ledger.ts";
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
} from "./rent-ledger.ts";
export { rentOfPeriod } from "./rent-of-period.ts";
export type { RentOfPeriod } from "./rent-of-period.ts";
export { rentChangeBookings, rentChangeEffect } from "./rent-change-effect.ts";
export type { RentChangeBooking, RentChangeMonth } from "./rent-change-effect.ts";
export { amountInForce, openingCredit, rentSchedule } from "./rent-schedule.ts";
export { overdueMonths, upcomingMonths } from "./rent-to-collect.ts";
export type { BilledMonth } from "./rent-to-collect.ts";
export type { RowChanges, RowUpdate, WaiverCut } from "./row-changes.ts";
export { isSplitOtherwise } from "./split-otherwise.ts";
export type { JudgedPart } from "./split-otherwise.ts";
export { accountFrom, standingOf } from "./standing.ts";
export type { LeaseStanding, StandingCredit, StandingRow } from "./standing.ts";
export { transferOutcome } from "./transfer-outcome.ts";
export type { TransferLineOutcome, TransferOutcome } from "./transfer-outcome.ts";
export { queriedDays, nextPayment, upcomingRows } from "./upcoming.ts";
export type { BilledDay, NextPayment, UpcomingInput, UpcomingRow } from "./upcoming.ts";
export { validateLeaseTerms } from "./validate-lease.ts";
export type { LeaseIssue } from "./validate-lease.ts";
export { planChargeSettlement, planWaiver } from "./write-off.ts";
export type { SettledRow, WaiverRefusal } from "./write-off.ts";
export {
  chargesOfYear,
  planSettlement,
  settledResult,
  settlementOf,
  yearsToSettle,
} from "./yearly-settlement.ts";
export type { YearlySettlement } from "./yearly-settlement.ts";
