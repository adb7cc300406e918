import type { RecordInTheWay } from "@keystead/contract";
import type { Book } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";

import { NAMED_RECORDS } from "#kernel/api/index.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { bookTables } from "../book-tables-store.ts";

/** The reversals of these records by day, as a refusal names them, without those among the records themselves. */
export async function namedReversals(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  ids: readonly string[],
): Promise<RecordInTheWay[]> {
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const idList = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const rows = rowsOf(
    await tx.execute(sql`select r.id, r.notes, r.${day}::text as date from ${table} r
      where r.workspace_id = ${scope.workspaceId}::uuid and r.reversal_of in ${idList} and r.id not in ${idList}
      order by r.${day}, r.id limit ${NAMED_RECORDS}`),
  );
  return rows.map((row) => namedRecord(book, row));
}

/** A record of a book as a refusal names it, from its row with `id`, `notes` and `date`. */
export function namedRecord(book: Book, row: Readonly<Record<string, unknown>>): RecordInTheWay {
  return {
    kind: book,
    id: textIn(row, "id"),
    name: textIn(row, "notes"),
    from: textIn(row, "date"),
    to: textIn(row, "date"),
  };
}
