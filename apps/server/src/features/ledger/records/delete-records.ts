import { mayDelete } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";

import { permit, refusal } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { namedReversals } from "../reversals/named-reversals-store.ts";
import { lockRecords } from "./record-store.ts";
import type { StoredRecord } from "./record-store.ts";
import { recordParts } from "./record-trash-store.ts";
import { recordTrash } from "./record-trash.ts";

/** Deletes all or none, with one Undo for all of them. R-O01: an assistant deletes only their own entries. */
export async function deleteRecords(
  work: Work,
  book: Book,
  requested: readonly string[],
): Promise<{ trashId: string }> {
  const records = await lockRecords(work, book, { ids: requested });
  const ids = records.map(({ id }) => id);
  if (!requested.every((id) => ids.includes(id))) throw refusal("NOT_FOUND");
  if (records.some(({ createdBy }) => createdBy !== work.scope.userId))
    permit(work.scope, `${book}.delete_any`);
  for (const record of records) {
    // Deleting a payment to a cleaner makes the pay owed again; the turnover derives this by itself.
    const decision = mayDelete({ ...record, linked: record.linked && book === "income" });
    if (decision.ok) continue;
    if (decision.code === "LINKED_INCOME") throw refusal(decision.code);
    throw refusal(decision.code, { records: await namedReversals(work, book, ids) });
  }
  return discardRecords(work, book, records);
}

/** Deletes records for the feature that linked them; that feature has locked them and decided. */
export async function discardRecords(
  work: Work,
  book: Book,
  records: readonly StoredRecord[],
): Promise<{ trashId: string }> {
  const [first] = records;
  if (first === undefined) throw new Error("nothing to discard");
  const trashId = await moveToTrash(work, {
    kind: recordTrash[book],
    entityId: first.id,
    parts: recordParts(
      book,
      records.map(({ id }) => id),
    ),
    inUse: () => refusal("HAS_REVERSALS"),
  });
  await writeAudits(
    work,
    records.map(({ id, propertyId }) => ({
      action: "delete",
      entity: book,
      entityId: id,
      partOf: propertyId,
    })),
  );
  return { trashId };
}
