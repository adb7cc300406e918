import type { Book } from "@keystead/domain/ledger";

import { permit, refusal } from "#kernel/api/index.ts";
import { forgetBatch, lockBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { StoredRecords } from "./create-records.ts";
import { lockRecords } from "./record-store.ts";
import { takeBackRecords } from "../reversals/take-back-records.ts";

/** Deletes the records that one request booked, if they have not changed since. */
export async function undoRecords(work: Work, book: Book, id: string): Promise<{ ok: true }> {
  const batch = await lockBatch(work, `${book}_list`, id);
  if (batch === undefined) throw refusal("NOT_FOUND");
  if (batch.userId !== work.scope.userId) permit(work.scope, `${book}.delete_any`);
  const { ids } = StoredRecords.parse(batch.made);
  await lockRecords(work, book, { ids });
  await takeBackRecords(work, book, ids);
  await forgetBatch(work, id);
  return { ok: true };
}
