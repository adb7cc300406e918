import { createVerb, transacted } from "#kernel/api/index.ts";
import { changeRecords } from "./records/change-records.ts";
import { createRecords } from "./records/create-records.ts";
import { createRepeating } from "./recurring/create-recurring.ts";
import { deleteRecords } from "./records/delete-records.ts";
import { getExpense, listExpenses } from "./list-records.ts";
import { expenseChanged } from "./records/record-view.ts";
import { reverseRecord } from "./reversals/reverse-record.ts";
import { expenseCategoriesOf, recordMonths, getRecordSums } from "./sum-records.ts";
import { undoRecords } from "./records/undo-records.ts";
import { updateRecord } from "./records/update-record.ts";

export const expensesRouter = {
  list: transacted("expense.read").expenses.list.handler(({ input, context: { work } }) =>
    listExpenses(work, input),
  ),
  sums: transacted("expense.read").expenses.sums.handler(({ input, context: { work } }) =>
    getRecordSums(work, "expense", input),
  ),
  months: transacted("expense.read").expenses.months.handler(({ input, context: { work } }) =>
    recordMonths(work, "expense", input),
  ),
  categories: transacted("expense.read").expenses.categories.handler(({ input, context: { work } }) =>
    expenseCategoriesOf(work, input),
  ),
  get: transacted("expense.read").expenses.get.handler(({ input, context: { work } }) =>
    getExpense(work, input.id),
  ),
  create: transacted("expense.create").expenses.create.handler(({ input, context }) =>
    createVerb(context, input, async () =>
      getExpense(context.work, await createRepeating(context.work, "expense", input)),
    ),
  ),
  createBulk: transacted("expense.create").expenses.createBulk.handler(({ input, context }) =>
    createVerb(context, input, () => createRecords(context.work, "expense", input)),
  ),
  undoBulk: transacted("expense.delete_own").expenses.undoBulk.handler(({ input, context: { work } }) =>
    undoRecords(work, "expense", input.id),
  ),
  update: transacted("expense.update").expenses.update.handler(async ({ input, context: { work } }) => {
    await updateRecord(work, "expense", input);
    return getExpense(work, input.id);
  }),
  change: transacted("expense.update").expenses.change.handler(async ({ input, context: { work } }) =>
    expenseChanged(await changeRecords(work, "expense", input.records)),
  ),
  reverse: transacted("expense.create").expenses.reverse.handler(({ input, context }) =>
    createVerb(context, input, async () =>
      getExpense(context.work, await reverseRecord(context.work, "expense", input)),
    ),
  ),
  delete: transacted("expense.delete_own").expenses.delete.handler(({ input, context: { work } }) =>
    deleteRecords(work, "expense", input.ids),
  ),
};
