import { RecurringQuery } from "@keystead/contract/ledger";
import type { RecurringView } from "@keystead/contract/ledger";
import { minorCell } from "@keystead/domain/exports";
import type { ExportCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listRecurring } from "./list-recurring.ts";

export const exportedRecurringIncome = exportedList({
  name: "recurring_income",
  needs: "income.read",
  query: RecurringQuery,
  list: (work, query) => listRecurring(work, { ...query, book: "income" }),
  key: ({ id }) => id,
  rows: (series) => [
    [...rentableOf(series), series.category, series.nature, series.method, ...occurrencesOf(series)],
  ],
});

export const exportedRecurringExpenses = exportedList({
  name: "recurring_expenses",
  needs: "expense.read",
  query: RecurringQuery,
  list: (work, query) => listRecurring(work, { ...query, book: "expense" }),
  key: ({ id }) => id,
  rows: (series) => [[...rentableOf(series), series.category, series.nature, ...occurrencesOf(series)]],
});

function rentableOf({ property, unit }: RecurringView): readonly ExportCell[] {
  return [property.name, unit?.name ?? null];
}

function occurrencesOf(series: RecurringView): readonly ExportCell[] {
  const { amount, currency, everyMonths, firstDate, next, endsOn, notes } = series;
  return [minorCell(amount), currency, everyMonths, firstDate, next, endsOn, notes];
}
