import type { ListSorting } from "../lists/index.ts";

export const incomeOrder = {
  sorts: ["date", "amount", "property", "category", "method"],
  defaultSort: "-date",
} as const satisfies ListSorting;

export const expenseOrder = {
  sorts: ["date", "amount", "property", "category"],
  defaultSort: "-date",
} as const satisfies ListSorting;

/** Whether a record has an attached file. */
export const receiptStates = ["with", "without"] as const;
export type ReceiptState = (typeof receiptStates)[number];
