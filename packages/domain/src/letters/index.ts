/** Letters to a tenant, each as pure data from the books of a lease; a refusal says why there is nothing to write. */
export { depositCloseOut } from "./deposit-close-out.ts";
export type { DepositCloseOut, LetterMovement } from "./deposit-close-out.ts";
export { handoverRecord } from "./handover-record.ts";
export type { HandoverRecord, MoveInTerms, WrittenHandover } from "./handover-record.ts";
export { isFrenchDwelling, letterKinds, letterRefusals } from "./letter-kinds.ts";
export type { LetterKind, LetterRefusal } from "./letter-kinds.ts";
export type { LetterLedger, LetterPayment, RowPart } from "./letter-ledger.ts";
export {
  ADDRESS_LINES,
  addressLines,
  ibanInGroups,
  parseIban,
  PAYMENT_NOTE_LIMIT,
  SENDER_ADDRESS_LIMIT,
  SENDER_NAME_LIMIT,
  IBAN_INPUT_LIMIT,
} from "./letterhead.ts";
export { receiptOfMonth, receiptOfTransfer } from "./receipt.ts";
export type { MonthReceipt, ReceiptLine, ReceiptPayment, TransferReceipt } from "./receipt.ts";
export { reminderLetter } from "./reminder-letter.ts";
export type { OpenLine, ReminderLetter } from "./reminder-letter.ts";
export { accountStatement } from "./account-statement.ts";
export type { AccountStatement, LetterStatementLine } from "./account-statement.ts";
export { letterTextSources } from "./letter-text-sources.ts";
export type { LetterTextSource } from "./letter-text-sources.ts";
