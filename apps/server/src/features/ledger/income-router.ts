import { createVerb, transacted } from "#kernel/api/index.ts";
import { changeRecords } from "./records/change-records.ts";
import { cleaningMargins } from "./cleaning/cleaning-margins.ts";
import { createRecords } from "./records/create-records.ts";
import { createRepeating } from "./recurring/create-recurring.ts";
import { deleteRecords } from "./records/delete-records.ts";
import { getIncome, listIncome } from "./list-records.ts";
import { incomeChanged } from "./records/record-view.ts";
import { reverseRecord } from "./reversals/reverse-record.ts";
import { recordMonths, getRecordSums } from "./sum-records.ts";
import { undoRecords } from "./records/undo-records.ts";
import { updateRecord } from "./records/update-record.ts";

export const incomeRouter = {
  list: transacted("income.read").income.list.handler(({ input, context: { work } }) =>
    listIncome(work, input),
  ),
  sums: transacted("income.read").income.sums.handler(({ input, context: { work } }) =>
    getRecordSums(work, "income", input),
  ),
  months: transacted("income.read").income.months.handler(({ input, context: { work } }) =>
    recordMonths(work, "income", input),
  ),
  cleaning: transacted("income.read", "expense.read").income.cleaning.handler(
    ({ input, context: { work } }) => cleaningMargins(work, input),
  ),
  get: transacted("income.read").income.get.handler(({ input, context: { work } }) =>
    getIncome(work, input.id),
  ),
  create: transacted("income.create").income.create.handler(({ input, context }) =>
    createVerb(context, input, async () =>
      getIncome(context.work, await createRepeating(context.work, "income", input)),
    ),
  ),
  createBulk: transacted("income.create").income.createBulk.handler(({ input, context }) =>
    createVerb(context, input, () => createRecords(context.work, "income", input)),
  ),
  undoBulk: transacted("income.delete_own").income.undoBulk.handler(({ input, context: { work } }) =>
    undoRecords(work, "income", input.id),
  ),
  update: transacted("income.update").income.update.handler(async ({ input, context: { work } }) => {
    await updateRecord(work, "income", input);
    return getIncome(work, input.id);
  }),
  change: transacted("income.update").income.change.handler(async ({ input, context: { work } }) =>
    incomeChanged(await changeRecords(work, "income", input.records)),
  ),
  reverse: transacted("income.create").income.reverse.handler(({ input, context }) =>
    createVerb(context, input, async () =>
      getIncome(context.work, await reverseRecord(context.work, "income", input)),
    ),
  ),
  delete: transacted("income.delete_own").income.delete.handler(({ input, context: { work } }) =>
    deleteRecords(work, "income", input.ids),
  ),
};
