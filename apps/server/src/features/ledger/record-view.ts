import type { ExpenseView, IncomeView } from "@keystead/contract/ledger";

import type { ActorScope } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import type { ListedExpense } from "./expense-store.ts";
import type { ListedIncome } from "./income-store.ts";

export function incomeView(item: ListedIncome, scope: ActorScope): IncomeView {
  const { amountMinor: _amount, reversedMinor: _reversed, createdBy, method, parts, ...record } = item;
  return {
    ...record,
    ...moneyOf(item),
    parts: parts.map(({ amountMinor: minor, ...part }) => ({
      ...part,
      amount: amountText(minor, record.currency),
    })),
    // A deposit that was kept moved no money and has no method.
    method: method ?? "other",
    own: createdBy === scope.userId,
  };
}

export function expenseView(item: ListedExpense, scope: ActorScope): ExpenseView {
  const { amountMinor: _amount, reversedMinor: _reversed, createdBy, ...record } = item;
  // Nothing but a person enters what was spent.
  return { ...record, ...moneyOf(item), linked: false, own: createdBy === scope.userId };
}

function moneyOf({ amountMinor, reversedMinor, currency }: ListedIncome | ListedExpense) {
  return { amount: amountText(amountMinor, currency), reversed: amountText(reversedMinor, currency) };
}

/** What an audit entry may say only that it changed. */
export const personalRecordFields = ["notes"];
