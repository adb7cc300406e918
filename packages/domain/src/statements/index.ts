export {
  ACCOUNT_LIMIT,
  accountIn,
  BANK_NAME_LIMIT,
  BANK_TEXT_LIMIT,
  ibanIn,
  isIban,
  isSameAccount,
  MOST_BANK_LINES,
  MOST_STATEMENT_CHARACTERS,
} from "./bank-line.ts";
export type { BankLine } from "./bank-line.ts";
export type {
  BookedRefund,
  BookedTransfer,
  KnownLease,
  PayableMonth,
  RecordedDeposit,
} from "./matching/known-lease.ts";
export { numberAgain, numberLines, printOf } from "./line-numbers.ts";
export { bookingPayers } from "./bookings/known-booking.ts";
export type { KnownBooking, BookingPayer, BookingMatch } from "./bookings/known-booking.ts";
export { isPayoutOf, matchBookings, bookingDoubts } from "./bookings/match-bookings.ts";
export type { LineOfBookings, BookingDoubt, BookingOutcome } from "./bookings/match-bookings.ts";
export { isPaidFor, payingTenant } from "./matching/known-payers.ts";
export type { LineToMatch } from "./matching/known-payers.ts";
export { matchStatement } from "./matching/match-statement.ts";
export { noAnswers } from "./reading/bank-reading.ts";
export type {
  BankAnswers,
  BankBalance,
  BankQuestion,
  BankReading,
  BankRules,
  BankTable,
  NotBooked,
} from "./reading/bank-reading.ts";
export { readBankFile, readBankFiles, refusedFiles } from "./reading/read-bank-file.ts";
export { isWorkbookPart, readWorkbook } from "./reading/read-workbook.ts";
export type { WorkbookParts } from "./reading/read-workbook.ts";
export type { BankFile, Handed, RefusedFile } from "./reading/read-bank-file.ts";
export { enteredBefore, habitOf } from "./matching/record-habit.ts";
export type { PastRecord, RecordHabit, RecordInBooks, RecordKindAt } from "./matching/record-habit.ts";
export { readBankDay } from "./reading/lines/read-bank-day.ts";
export { SAME_MOVEMENT_DAYS } from "./matching/one-for-one.ts";
export { bankColumnKinds, nameBankColumn } from "./reading/statement-columns.ts";
export type { BankColumn, BankColumnKind } from "./reading/statement-columns.ts";
export { amountReasons, doubts, noMatches, payerReasons } from "./matching/statement-outcome.ts";
export type {
  AmountReason,
  BookingProposal,
  Doubt,
  NoMatch,
  PayerReason,
  StatementOutcome,
} from "./matching/statement-outcome.ts";
