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
} from "./known-lease.ts";
export { numberAgain, numberLines, printOf } from "./line-numbers.ts";
export { stayPayers } from "./known-stay.ts";
export type { KnownStay, StayPayer, StayProposal } from "./known-stay.ts";
export { isPayoutOf, matchStays, stayDoubts } from "./match-stays.ts";
export type { LineOfStays, StayDoubt, StayOutcome } from "./match-stays.ts";
export { isPaidFor, payingTenant } from "./known-payers.ts";
export type { LineToMatch } from "./known-payers.ts";
export { matchStatement } from "./match-statement.ts";
export { noAnswers } from "./bank-reading.ts";
export type {
  BankAnswers,
  BankBalance,
  BankQuestion,
  BankReading,
  BankRules,
  BankTable,
  NotBooked,
} from "./bank-reading.ts";
export { readBankFile, readBankFiles, refusedFiles } from "./read-bank-file.ts";
export { isWorkbookPart, readWorkbook } from "./read-workbook.ts";
export type { WorkbookParts } from "./read-workbook.ts";
export type { BankFile, Handed, RefusedFile } from "./read-bank-file.ts";
export { enteredBefore, habitOf } from "./record-habit.ts";
export type { PastRecord, RecordHabit, RecordInBooks, RecordPlace } from "./record-habit.ts";
export { readBankDay } from "./lines/read-bank-day.ts";
export { SAME_MOVEMENT_DAYS } from "./one-for-one.ts";
export { bankColumnKinds, nameBankColumn } from "./statement-columns.ts";
export type { BankColumn, BankColumnKind } from "./statement-columns.ts";
export { amountReasons, doubts, noMatches, payerReasons } from "./statement-outcome.ts";
export type {
  AmountReason,
  BookingProposal,
  Doubt,
  NoMatch,
  PayerReason,
  StatementOutcome,
} from "./statement-outcome.ts";
