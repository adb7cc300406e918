import { ExpenseQuery, IncomeQuery } from "@keystead/contract/ledger";
import type { ExpenseView } from "@keystead/contract/ledger";
import { CELL_SEPARATOR, minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { expenseLineIds } from "./expense-store.ts";
import { incomeLineIds } from "./income-store.ts";
import { listExpenses, listIncome } from "./list-records.ts";

/** One line for each transfer, as on the screen: one cell lists its parts. */
export const exportedIncome = exportedList({
  name: "income",
  needs: "income.read",
  query: IncomeQuery,
  list: listIncome,
  ids: incomeLineIds,
  key: ({ id }) => id,
  rows: ({ date, property, unit, tenant, parts, nature, method, amount, currency, notes }) => [
    [
      date,
      property.name,
      unit?.name ?? null,
      tenant?.name ?? null,
      [...new Set(parts.map(({ category }) => category))].join(CELL_SEPARATOR),
      nature,
      [...new Set(parts.flatMap(({ rentPeriod }) => rentPeriod ?? []))].join(CELL_SEPARATOR),
      method,
      minorCell(amount),
      currency,
      notes,
    ],
  ],
});

/** One line for each bill; a split bill has only the parts that the filter finds. */
export const exportedExpenses = exportedList({
  name: "expenses",
  needs: "expense.read",
  query: ExpenseQuery,
  list: listExpenses,
  ids: expenseLineIds,
  key: ({ id }) => id,
  rows: ({ date, property, unit, category, nature, amount, currency, receipts, notes, split }) => [
    [
      date,
      split === null ? property.name : namesOf(foundOf(split).map((part) => part.property.name)),
      split === null
        ? (unit?.name ?? null)
        : namesOf(foundOf(split).flatMap((part) => part.unit?.name ?? [])),
      category,
      nature,
      minorCell(amount),
      currency,
      receipts,
      notes,
    ],
  ],
});

function foundOf({ parts }: NonNullable<ExpenseView["split"]>) {
  return parts.filter(({ found }) => found);
}

function namesOf(names: readonly string[]): string {
  return [...new Set(names)].join(CELL_SEPARATOR);
}
