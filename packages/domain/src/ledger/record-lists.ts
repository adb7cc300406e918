import type { ListOrder } from "../lists/index.ts";

export const incomeOrder = {
  sorts: ["date", "amount", "property", "category", "method"],
  defaultSort: "-date",
} as const satisfies ListOrder;

export const expenseOrder = {
  sorts: ["date", "amount", "property", "category"],
  defaultSort: "-date",
} as const satisfies ListOrder;

/** Whether a file hangs on the record. */
export const receiptStates = ["with", "without"] as const;
export type ReceiptState = (typeof receiptStates)[number];
