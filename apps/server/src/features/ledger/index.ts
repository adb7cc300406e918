import type { Feature } from "#kernel/registry/feature.ts";
import { exportedExpenses, exportedIncome } from "./exported-books.ts";
import { exportedRecurringExpenses, exportedRecurringIncome } from "./recurring/exported-recurring.ts";
import { expensesRouter } from "./expenses-router.ts";
import { incomeRouter } from "./income-router.ts";
import { recurringRouter } from "./recurring/recurring-router.ts";
import { recurringTrash } from "./recurring/delete-recurring.ts";
import { returning } from "./records/record-trash.ts";
import { ledgerNumbers } from "./ledger-numbers.ts";

export { createRecords } from "./records/create-records.ts";
export { undoRecords } from "./records/undo-records.ts";
export { createRecord, storeRecords } from "./records/create-record.ts";
export { deleteRecords, discardRecords } from "./records/delete-records.ts";
export { insertRecords, lockRecords } from "./records/record-store.ts";
export { namedRecord, namedReversals } from "./reversals/named-reversals-store.ts";
export { insertReversals } from "./reversals/reversal-store.ts";
export type { StoredRecordColumns, StoredRecord } from "./records/record-store.ts";
export { updateRecord } from "./records/update-record.ts";
export { bookReversal } from "./reversals/reverse-record.ts";

export const ledger: Feature = {
  name: "ledger",
  lists: [exportedIncome, exportedExpenses, exportedRecurringIncome, exportedRecurringExpenses],
  numbers: ledgerNumbers,
  router: { income: incomeRouter, expenses: expensesRouter, recurring: recurringRouter },
  trash: [returning("income"), returning("expense"), recurringTrash],
  tables: [
    {
      name: "income",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "income" },
    },
    {
      name: "expense",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "expenses" },
    },
    {
      name: "recurring",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "recurring" },
    },
    {
      name: "recurring_occurrence",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
  ],
};
