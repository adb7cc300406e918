import { books } from "@keystead/domain/ledger";

import { permit, refusal } from "#kernel/api/index.ts";
import { forgetBatch, lockBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import {
  freeOccurrences,
  lockRecurring,
  readRecurring,
  writeRecurring,
} from "./recurring-occurrence-store.ts";
import { takeBackRecords } from "../reversals/take-back-records.ts";
import { StoredOccurrences } from "./accept-occurrences.ts";

/**
 * Frees the occurrences that one request decided and deletes the records that it booked. Refuses if a record has been
 * changed since or has a file, so that nothing is lost silently; a record that was deleted in the meantime is no
 * obstacle.
 */
export async function undoOccurrences(work: Work, id: string): Promise<{ ok: true }> {
  const batch = await lockBatch(work, "recurring", id);
  if (batch === undefined) throw refusal("NOT_FOUND");
  const { turns: occurrences, kept } = StoredOccurrences.parse(batch.made);
  for (const book of new Set(occurrences.map((occurrence) => occurrence.book)))
    if (batch.userId !== work.scope.userId) permit(work.scope, `${book}.delete_any`);
  const seriesIds = [...new Set(occurrences.map(({ recurringId }) => recurringId))];
  await lockRecurring(work, seriesIds, { records: occurrences });
  await freeOccurrences(work, occurrences);
  for (const book of books) {
    const ids = occurrences
      .filter((occurrence) => occurrence.book === book)
      .flatMap(({ recordId }) => recordId ?? []);
    await takeBackRecords(work, book, ids);
  }
  const series = await readRecurring(work, seriesIds);
  for (const { recurringId, fromMinor, toMinor } of kept) {
    const one = series.get(recurringId);
    if (one?.amountMinor === toMinor) await writeRecurring(work, one, { amountMinor: fromMinor });
  }
  await forgetBatch(work, id);
  return { ok: true };
}
