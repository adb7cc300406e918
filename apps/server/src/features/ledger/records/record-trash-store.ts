import type { RecordInTheWay } from "@keystead/contract";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Book } from "@keystead/domain/ledger";
import { inArray, sql } from "#kernel/db/drizzle.ts";

import { NAMED_RECORDS } from "#kernel/api/index.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { document, expense, income, statementLine } from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { bookTables } from "../book-tables-store.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import { namedRecord } from "../reversals/named-reversals-store.ts";

/** For the trash: the records, the bank statement lines that they were booked from, and the files of expenses. */
export function recordParts(
  book: Book,
  ids: readonly string[],
): readonly TrashPart<"income" | "expense" | "document" | "statement_line">[] {
  return book === "income"
    ? [
        { table: income, where: inArray(income.id, [...ids]) },
        { table: statementLine, where: inArray(statementLine.incomeId, [...ids]) },
      ]
    : [
        { table: expense, where: inArray(expense.id, [...ids]) },
        { table: document, where: inArray(document.expenseId, [...ids]) },
        { table: statementLine, where: inArray(statementLine.expenseId, [...ids]) },
      ];
}

/** The days of restored records, and whether an original now has more reversed than its amount. */
export async function findReturned(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  ids: readonly string[],
): Promise<{ readonly days: readonly PlainDate[]; readonly exceeds: boolean }> {
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const rows = rowsOf(
    await tx.execute(sql`select r.${day}::text as date, coalesce(o.amount_minor + (
        select sum(x.amount_minor) from ${table} x where x.workspace_id = r.workspace_id and x.reversal_of = o.id) < 0, false) as exceeds
      from ${table} r left join ${table} o on o.workspace_id = r.workspace_id and o.id = r.reversal_of
      where r.workspace_id = ${scope.workspaceId}::uuid
        and r.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`),
  );
  return {
    days: rows.map((row) => plainDate(textIn(row, "date"))),
    exceeds: rows.some((row) => row["exceeds"] === true),
  };
}

/**
 * The records that still exist, and those among them that have been changed or have a file since, as a refusal names
 * them.
 */
export async function findTouchedRecords(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  ids: readonly string[],
): Promise<{ readonly there: readonly string[]; readonly touched: RecordInTheWay[] }> {
  const { name, date } = bookTables[book];
  const filed =
    book === "income"
      ? sql`false`
      : sql`exists (select 1 from document d where d.workspace_id = r.workspace_id and d.expense_id = r.id)`;
  const rows = rowsOf(
    await tx.execute(sql`select r.id, r.notes, r.${sql.identifier(date.name)}::text as date, r.version > 1 or ${filed} as touched
      from ${sql.identifier(name)} r
      where r.workspace_id = ${scope.workspaceId}::uuid and r.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      order by date, r.id`),
  );
  return {
    there: rows.map((row) => textIn(row, "id")),
    touched: rows
      .filter((row) => row["touched"] === true)
      .slice(0, NAMED_RECORDS)
      .map((row) => namedRecord(book, row)),
  };
}
