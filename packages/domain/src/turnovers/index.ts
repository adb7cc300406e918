/**
 * The turnover rules. How a caller uses them:
 *
 * - After each change of a booking, under the lock of its property: `planJobs` says which jobs to store and what their cleaners hear.
 *   `deriveTurnovers` gives windows, slack and flags for the board; neither is stored.
 * - A job: `assignCleaner` (its fee by `proposeFee`, a clash by `doubleBooked`), `moveSlot`, `markDone`, `reopenJob`.
 * - `planReminder` decides at each tick; its key is stored before the mail leaves.
 * - Payouts: `payoutState`, `approvePayout`, `payPayout`, `changeFee`, `listPayouts`, `payoutTotals`.
 */
export { assignCleaner, moveSlot } from "./change-job.ts";
export { deriveTurnovers, turnoverFlags } from "./derive-turnovers.ts";
export type { Turnover, TurnoverFlag } from "./derive-turnovers.ts";
export { doubleBooked } from "./double-booked.ts";
export { markDone, REOPEN_MS, reopenJob, UNDO_DONE_MS } from "./mark-done.ts";
export type { Reopener } from "./mark-done.ts";
export { listPayouts, payoutTotals } from "./payout-list.ts";
export type { PayoutFilter, PayoutLine, PayoutTotal } from "./payout-list.ts";
export { approvePayout, changeFee, payoutState, payoutStates, payPayout } from "./payout.ts";
export type { Payout, PayoutExpense, PayoutState } from "./payout.ts";
export { jobNews, planJobs } from "./plan-jobs.ts";
export type { JobChange, JobChanges, JobNews, NewJob } from "./plan-jobs.ts";
export { planReminder } from "./plan-reminder.ts";
export type { ReminderPlan } from "./plan-reminder.ts";
export { proposeFee } from "./propose-fee.ts";
export type { PaidJob, PayRule, PayValue } from "./propose-fee.ts";
export { jobKinds, jobStatuses, plannedSlot } from "./turnover-job.ts";
export type { CleaningWindow, JobKind, JobStatus, Slot, TurnoverJob } from "./turnover-job.ts";
