export { accruedIncome, cashIncome } from "./income-total.ts";
export type { CountedIncome } from "./income-total.ts";
export { incomeOrder } from "./income-list.ts";
export { paymentMethods } from "./payment-methods.ts";
export type { PaymentMethod } from "./payment-methods.ts";
export { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "./record-kinds.ts";
export type {
  ExpenseCategory,
  ExpenseNature,
  IncomeCategory,
  IncomeNature,
  RentCategory,
} from "./record-kinds.ts";
export { reverseRecord } from "./reverse-record.ts";
export type { Reversal, ReversalRefusal, Reversible } from "./reverse-record.ts";
