import type { Book } from "@keystead/domain/ledger";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { deleteRecords } from "../records/delete-records.ts";
import { findTouchedRecords } from "../records/record-trash-store.ts";

/**
 * Deletes what one request booked, as it was booked: what was changed since, or has a file, is not lost without a word. A record that
 * somebody deleted meanwhile is gone already. The caller holds the records.
 */
export async function takeBackRecords(work: Work, book: Book, ids: readonly string[]): Promise<void> {
  const { there, touched } = await findTouchedRecords(work, book, ids);
  if (touched.length > 0) throw refusal("CANNOT_UNDO", { records: touched });
  if (there.length > 0) await deleteRecords(work, book, there);
}
