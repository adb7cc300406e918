import type { Book } from "@keystead/domain/ledger";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { deleteRecords } from "../records/delete-records.ts";
import { findTouchedRecords } from "../records/record-trash-store.ts";

/**
 * Deletes the records that one request booked. Refuses if a record has been changed since or has a file, so that
 * nothing is lost silently; a record that was deleted in the meantime is no obstacle. The caller has locked the
 * records.
 */
export async function takeBackRecords(work: Work, book: Book, ids: readonly string[]): Promise<void> {
  const { there, touched } = await findTouchedRecords(work, book, ids);
  if (touched.length > 0) throw refusal("CANNOT_UNDO", { records: touched });
  if (there.length > 0) await deleteRecords(work, book, there);
}
