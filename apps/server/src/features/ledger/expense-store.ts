import type { ExpenseQuery } from "@keystead/contract/ledger";
import { expenseOrder } from "@keystead/domain/ledger";
import { sql } from "drizzle-orm";

import { inNameOrder } from "#kernel/db/fold.ts";
import { inOrder, pageOf } from "#kernel/db/list-order.ts";
import { firstRow, rowsOf } from "#kernel/db/rows.ts";
import { expense, property } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { found, namesOf, type RecordFilter } from "./records-store.ts";
import { idIn, namedIn, textIn, wordIn } from "./record-row.ts";
import type { Named } from "./record-row.ts";

export type ListedExpense = Pick<
  typeof expense.$inferSelect,
  "id" | "version" | "category" | "nature" | "amountMinor" | "currency" | "notes" | "reversalOf" | "createdBy"
> & {
  readonly date: string;
  readonly property: Named;
  readonly unit: Named | null;
  /** What was taken back of it. */
  readonly reversedMinor: number;
  /** Files that hang on it. */
  readonly receipts: number;
};

const sorts = {
  date: [expense.spentOn, expense.createdAt],
  // Amounts of two currencies do not compare (R-A06): each currency stands together.
  amount: [expense.currency, expense.amountMinor],
  property: [inNameOrder(property.name), expense.spentOn],
  category: [expense.category, expense.spentOn],
};

/** Which records stand on the page is decided first: their names, their files and what came back are looked up for these alone. */
export async function listExpenses(
  { tx, scope }: Work<WorkspaceScope>,
  query: ExpenseQuery & Pick<RecordFilter, "id">,
): Promise<{ readonly items: readonly ListedExpense[]; readonly total: number }> {
  const order = sql.join(inOrder(query.sort ?? expenseOrder.defaultSort, sorts, expense.id), sql`, `);
  const counted = sql`select count(*)::int as total ${found("expense", { scope, filter: query })}`;
  const result = await tx.execute(sql`
    select expense.id, expense.version, expense.category, expense.nature, expense.amount_minor, expense.currency,
      expense.spent_on::text as date, expense.notes, expense.reversal_of, expense.created_by,
      expense.property_id, property.name as property_name, unit.id as unit_id, unit.name as unit_name,
      (select -sum(r.amount_minor) from expense r
        where r.workspace_id = expense.workspace_id and r.reversal_of = expense.id) as reversed,
      (select count(*)::int from document d
        where d.workspace_id = expense.workspace_id and d.expense_id = expense.id) as receipts, (${counted}) as total
    from (select expense.* ${found("expense", { scope, filter: query, names: query.sort?.endsWith("property") === true })}
      order by ${order} ${pageOf(query)}) expense ${namesOf("expense", scope)}
    order by ${order}`);
  const rows = rowsOf(result);
  // A page behind the last one has no row that could say it.
  const total = rows[0] ?? firstRow(await tx.execute(counted));
  return { items: rows.map(listedFrom), total: Number(total?.["total"]) };
}

function listedFrom(row: Readonly<Record<string, unknown>>): ListedExpense {
  return {
    id: textIn(row, "id"),
    version: Number(row["version"]),
    property: { id: textIn(row, "property_id"), name: textIn(row, "property_name") },
    unit: namedIn(row, "unit"),
    category: wordIn(expense.category.enumValues, row["category"]),
    nature: wordIn(expense.nature.enumValues, row["nature"]),
    amountMinor: Number(row["amount_minor"]),
    currency: textIn(row, "currency"),
    date: textIn(row, "date"),
    notes: textIn(row, "notes"),
    reversalOf: idIn(row, "reversal_of"),
    reversedMinor: Number(row["reversed"] ?? 0),
    createdBy: idIn(row, "created_by"),
    receipts: Number(row["receipts"]),
  };
}
