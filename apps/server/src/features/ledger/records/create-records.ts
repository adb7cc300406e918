import type { NewExpenses, NewIncomes, RecordsMade } from "@keystead/contract/ledger";
import { isLike } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import * as z from "zod/mini";

import { askFirst, issuesAt, refuseIssues } from "#kernel/api/index.ts";
import { keepBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { lockWorkspace } from "../../plans/index.ts";
import { assertRentables } from "./bill-parts.ts";
import { enteredFields, LIKE_ANOTHER, storeRecords } from "./create-record.ts";
import { findLike } from "./record-store.ts";
import type { StoredRecordColumns } from "./record-store.ts";

/** The records that one request booked, for its Undo. */
export const StoredRecords = z.object({ ids: z.array(z.uuid()) });

/**
 * The lines of a list, each an ordinary record: all or none, with every mistake reported at its line. Lines that look
 * like an existing record, or like another line, must be confirmed first (`rows` of the warning: their positions).
 */
export async function createRecords(
  work: Work,
  book: Book,
  { rows, confirm }: NewIncomes | NewExpenses,
): Promise<RecordsMade> {
  await lockWorkspace(work);
  const records: StoredRecordColumns[] = [];
  refuseIssues(
    rows.flatMap((row, at) =>
      issuesAt(["rows", at], () => {
        records.push(enteredFields(row));
      }),
    ),
  );
  await assertRentables(
    work,
    records.map((record, at) => ({ ...record, at: ["rows", at] })),
  );
  const like = await likeOthers(work, book, records);
  if (like.length > 0) askFirst([LIKE_ANOTHER], confirm, { rows: like.join(",") });
  const ids = await storeRecords(work, book, records);
  return { undoId: await keepBatch(work, `${book}_list`, { ids }), records: ids.length };
}

async function likeOthers(
  work: Work,
  book: Book,
  records: readonly StoredRecordColumns[],
): Promise<readonly number[]> {
  const stored = new Set(await findLike(work, book, records));
  return records.flatMap((record, at) =>
    stored.has(at) || records.some((other, index) => index !== at && isLike(record, other)) ? at : [],
  );
}
