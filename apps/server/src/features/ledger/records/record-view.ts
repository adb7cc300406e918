import type { ExpenseChanged, ExpenseView, IncomeChanged, IncomeView } from "@keystead/contract/ledger";

import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "@keystead/domain/ledger";

import type { ActorScope } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import type { ListedExpense, ListedSplit } from "../expense-store.ts";
import type { ListedIncome } from "../income-store.ts";
import { wordIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRecord } from "./record-store.ts";

export function incomeView(item: ListedIncome, scope: ActorScope): IncomeView {
  const { amountMinor: _amount, reversedMinor: _reversed, createdBy, method, parts, ...record } = item;
  return {
    ...record,
    ...moneyOf(item),
    parts: parts.map(({ amountMinor: minor, ...part }) => ({
      ...part,
      amount: amountText(minor, record.currency),
    })),
    // A retained deposit moved no money and has no method.
    method: method ?? "other",
    own: createdBy === scope.userId,
  };
}

export function expenseView(item: ListedExpense, scope: ActorScope): ExpenseView {
  const { amountMinor: _amount, reversedMinor: _reversed, createdBy, split, ...record } = item;
  return {
    ...record,
    ...moneyOf(item),
    split: split === null ? null : splitView(split, record.currency),
    linked: record.turnoverId !== null,
    own: createdBy === scope.userId,
  };
}

function splitView({ by, parts }: ListedSplit, currency: string): ExpenseView["split"] {
  const whole = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    by,
    amount: amountText(whole, currency),
    parts: parts.map(({ amountMinor, ...part }) => ({ ...part, amount: amountText(amountMinor, currency) })),
  };
}

/** Several records as they were before they were changed together. */
export function incomeChanged(records: readonly StoredRecord[]): IncomeChanged {
  return {
    records: records.map((record) => ({
      ...placedAt(record),
      category: wordIn(incomeCategories, record.category),
      nature: wordIn(incomeNatures, record.nature),
    })),
  };
}

export function expenseChanged(records: readonly StoredRecord[]): ExpenseChanged {
  return {
    records: records.map((record) => ({
      ...placedAt(record),
      category: wordIn(expenseCategories, record.category),
      nature: wordIn(expenseNatures, record.nature),
    })),
  };
}

function placedAt({ id, version, propertyId, unitId }: StoredRecord) {
  return { id, version, propertyId, unitId };
}

function moneyOf({ amountMinor, reversedMinor, currency }: ListedIncome | ListedExpense) {
  return { amount: amountText(amountMinor, currency), reversed: amountText(reversedMinor, currency) };
}

/** Fields of which an audit entry says only that they changed. */
export const personalRecordFields = ["notes"];
