import type { ExpenseQuery, ExpenseView, IncomeQuery, IncomeView } from "@keystead/contract/ledger";

import { refusal } from "#kernel/api/index.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { selectExpenses } from "./expense-store.ts";
import { selectIncome } from "./income-store.ts";
import { expenseView, incomeView } from "./records/record-view.ts";

/** Only these lines, in the order of the query. */
type Lines = { readonly ids?: readonly string[] };

const FIRST = { page: 1, limit: 1 };

export async function listIncome(
  work: Work,
  query: IncomeQuery & Lines,
): Promise<{ items: IncomeView[]; total: number } & Onward> {
  const { items, total, ...onward } = await selectIncome(work, query);
  return { items: items.map((item) => incomeView(item, work.scope)), total, ...onward };
}

export async function listExpenses(
  work: Work,
  query: ExpenseQuery & Lines,
): Promise<{ items: ExpenseView[]; total: number } & Onward> {
  const { items, total, ...onward } = await selectExpenses(work, query);
  return { items: items.map((item) => expenseView(item, work.scope)), total, ...onward };
}

/** A record, or the line of the transfer of which it is a part. */
export async function getIncome(work: Work, id: string): Promise<IncomeView> {
  const [item] = (await selectIncome(work, { ...FIRST, id })).items;
  if (item === undefined) throw refusal("NOT_FOUND");
  return incomeView(item, work.scope);
}

export async function getExpense(work: Work, id: string): Promise<ExpenseView> {
  const [item] = (await selectExpenses(work, { ...FIRST, id })).items;
  if (item === undefined) throw refusal("NOT_FOUND");
  return expenseView(item, work.scope);
}
