export { accruedIncome, cashIncome } from "./income-total.ts";
export type { CountedIncome } from "./income-total.ts";
export { books, changeAmount, isLike, mayDelete, RECORD_NOTES_LIMIT } from "./change-record.ts";
export type { Book, ChangeRefusal, ChangingRecord, LikeRecord } from "./change-record.ts";
export { comparedSpans } from "./compared-spans.ts";
export { expenseOrder, incomeOrder, receiptStates } from "./record-lists.ts";
export type { ReceiptState } from "./record-lists.ts";
export { added, cashPart, netOfMonth } from "./net-of-month.ts";
export type { CashPart, CashRecord, NetAmount, NetOfMonth } from "./net-of-month.ts";
export { paymentMethods } from "./payment-methods.ts";
export type { PaymentMethod } from "./payment-methods.ts";
export {
  bookWords,
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
} from "./record-categories.ts";
export type {
  ExpenseCategory,
  ExpenseNature,
  IncomeCategory,
  IncomeNature,
  RentCategory,
} from "./record-categories.ts";
export { MOST_PARTS, splitBill, splitReversal, splitWays, sumOfShares } from "./split-bill.ts";
export type { PartInput, SplitIssue, SplitPart, SplitWay } from "./split-bill.ts";
export {
  changeOfAmount,
  comparedWith,
  comparisons,
  DAYS_AROUND_A_YEAR,
  firstOccurrenceFrom,
  MOST_MONTHS_APART,
  PROPOSED_DAYS_AHEAD,
  proposals,
  recurringOrder,
  takeTurn,
  turnOn,
} from "./recurring.ts";
export type { AcceptedOccurrence, AmountComparison, Series, Occurrence } from "./recurring.ts";
export { cleaningMargin } from "./cleaning-margin.ts";
export { planReversal } from "./plan-reversal.ts";
export type { Reversal, ReversalRefusal, Reversible } from "./plan-reversal.ts";
