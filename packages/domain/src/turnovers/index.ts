/**
 * The turnover rules. How a caller uses them:
 *
 * - After each change of a booking, under the lock of its property: `planTurnovers` answers the turnovers to store and
 *   the news for their cleaners. `deriveTurnovers` gives windows, slack and flags for the board; these are not stored.
 * - A turnover: `assignCleaner` (its fee by `proposeFee`, a clash by `doubleBooked`), `moveSlot`, `markDone`,
 *   `reopenTurnover`.
 * - Operations sent by a phone: `replayOperations` answers the result of all operations of a turnover, in whatever
 *   order they arrived.
 * - Several at once: `planAssignments` assigns each to the proposed cleaner, `isAsGiven` tells whether that can be
 *   undone.
 * - The checklist: `standardChecklist`, or the host's own after `validateChecklist`.
 * - `planReminder` decides at each tick; its key is stored before the mail is sent.
 * - Payouts: `payoutState`, `approvePayout`, `payPayout`, `changeFee`, `payoutsInOrder`, `payoutTotals`.
 */
export { ACCESS_DAYS_BEFORE, ACCESS_MS_AFTER, accessWindow } from "./access-window.ts";
export {
  CLEANER_LINK_DAYS,
  CLEANER_LINK_MS,
  cleanerByRule,
  cleanerLinkState,
  cleanerLinkStates,
  cleanerOrder,
  MOST_RENTABLES_OF_A_CLEANER,
  payBys,
  validateCleaner,
} from "./cleaners/cleaner.ts";
export { cleanerFields } from "./cleaners/cleaner-fields.ts";
export type {
  CleanerDraft,
  CleanerIssue,
  CleanerLinkState,
  PayBy,
  RuleRentable,
} from "./cleaners/cleaner.ts";
export {
  isAsGiven,
  leftOpenReasons,
  MOST_ASSIGNED_AT_ONCE,
  planAssignments,
} from "./assignments/plan-assignments.ts";
export type {
  RequestedAssignment,
  GivenTurnover,
  LeftOpenReason,
  PlannedAssignments,
  ProposedTurnover,
} from "./assignments/plan-assignments.ts";
export { cleaningSign, cleaningSigns, cleaningState, cleaningStates } from "./cleaning-sign.ts";
export type { CleaningSign, CleaningState } from "./cleaning-sign.ts";
export { assignCleaner, moveSlot } from "./change-turnover.ts";
export {
  CHECKLIST_ID,
  CHECKLIST_ITEM_LIMIT,
  CHECKLIST_ROOM_LIMIT,
  isOnChecklist,
  MOST_CHECKLIST_ROOMS,
  MOST_ITEMS_OF_A_ROOM,
  standardChecklist,
  standardRooms,
  validateChecklist,
} from "./checklist.ts";
export type {
  ChecklistIssue,
  ChecklistItem,
  ChecklistRoom,
  StandardItem,
  StandardRoom,
} from "./checklist.ts";
export { hasMark, isConfirmed, turnoverMarks } from "./turnover-marks.ts";
export type { TurnoverMark } from "./turnover-marks.ts";
export { deriveTurnovers, slackOf, turnoverFlags, windowFlags, windowMinutes } from "./derive-turnovers.ts";
export type { Turnover, TurnoverFlag } from "./derive-turnovers.ts";
export { doubleBooked } from "./double-booked.ts";
export { markDone, REOPEN_MS, reopenTurnover, UNDO_DONE_MS } from "./mark-done.ts";
export {
  TURNOVER_NOTE_LIMIT,
  turnoverActs,
  turnoverRefusals,
  LINK_DAYS_AHEAD,
  LINK_DAYS_BACK,
  MOST_DAYS_OF_TURNOVERS,
  MOST_PHOTOS_OF_A_TURNOVER,
  openTurnovers,
  problemsInNotices,
} from "./turnover-acts.ts";
export type { TurnoverAct, TurnoverRefusal, OpenTurnover, ProblemInNotice } from "./turnover-acts.ts";
export {
  inSequence,
  MOST_OPERATION_AGE_MS,
  MOST_OPERATIONS,
  operationActs,
  operationEffects,
  replayOperations,
} from "./turnover-operations.ts";
export type {
  TurnoverOperation,
  OperationAct,
  OperationEffect,
  ReplayedTurnover,
} from "./turnover-operations.ts";
export {
  payoutsInOrder,
  ownPayoutOrder,
  ownPayoutStates,
  payoutOrder,
  payoutTotals,
} from "./payouts/payout-list.ts";
export type { PayoutLineFilter, PayoutLine, PayoutTotal } from "./payouts/payout-list.ts";
export { approvePayout, changeFee, payoutState, payoutStates, payPayout } from "./payouts/payout.ts";
export type { Payout, PayoutExpense, PayoutState } from "./payouts/payout.ts";
export { turnoverNews, planTurnovers } from "./plan-turnovers.ts";
export type { TurnoverUpdate, TurnoverChanges, TurnoverNews, PlannedTurnover } from "./plan-turnovers.ts";
export { cleanerNews, isSameShown, planNews, notifiedOf } from "./news/plan-news.ts";
export type { CleanerNews, NotifiedTurnover } from "./news/plan-news.ts";
export { mapAddress } from "./map-address.ts";
export { planReminder, REMINDER_LEAD_MS, reminderKey } from "./news/plan-reminder.ts";
export type { ReminderPlan } from "./news/plan-reminder.ts";
export { proposeFee } from "./payouts/propose-fee.ts";
export type { PaidTurnover, PayRule, PayValue } from "./payouts/propose-fee.ts";
export {
  doneBys,
  fitsWindow,
  turnoverKinds,
  turnoverStatuses,
  openStatus,
  plannedSlot,
} from "./turnover-record.ts";
export type {
  CleaningWindow,
  DoneBy,
  TurnoverKind,
  TurnoverStatus,
  Slot,
  TurnoverRecord,
} from "./turnover-record.ts";
