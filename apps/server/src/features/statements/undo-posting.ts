import { NAMED_RECORDS, refusal } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { lockBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { deleteRecords, discardRecords, lockRecords } from "../ledger/index.ts";
import { deleteRefund } from "../payments/index.ts";
import { namedLeases } from "../rent-book/index.ts";
import {
  forgetLines,
  leasesOfTouched,
  lockStatementRecords,
  refundsThere,
  removeBooking,
  touchedRecords,
} from "./posting-store.ts";
import { StoredPosting } from "./stored-posting.ts";

/**
 * Undoes one posting: deletes all its payments and records. CANNOT_UNDO when one of them was changed or refunded since,
 * so that no such change is lost silently.
 */
export async function undoPosting(work: Work, id: string): Promise<{ ok: true }> {
  const stored = await lockBatch(work, "statement", id);
  if (stored === undefined) throw refusal("NOT_FOUND");
  if (stored.userId !== work.scope.userId) permit(work.scope, "payment.delete_any");
  const { transfers, accountIds, stays, records, refunds } = StoredPosting.parse(stored.made);
  const leaseIds = [...transfers, ...refunds].map(({ leaseId }) => leaseId);
  const bookingIds = stays.map(({ bookingId }) => bookingId);
  await lockStatementRecords(work, [...new Set(leaseIds)].toSorted(), {
    bookingIds: [...new Set(bookingIds)],
  });
  const refundIds = refunds.map(({ id: refundId }) => refundId);
  const there = await refundsThere(work, refundIds);
  const touchedLeases = [
    ...refunds.filter(({ id: refundId }) => !there.has(refundId)).map(({ leaseId }) => leaseId),
    ...(await leasesOfTouched(work, transfers)),
  ];
  const touched = await touchedRecords(work, [
    ...records,
    ...stays.map((one) => ({ ...one, book: "income" as const })),
  ]);
  if (touchedLeases.length > 0 || touched.any) {
    const leases = touchedLeases.length === 0 ? [] : await namedLeases(work, { ids: touchedLeases });
    throw refusal("CANNOT_UNDO", { records: [...leases, ...touched.named].slice(0, NAMED_RECORDS) });
  }
  await removeBooking(work, id, { transferIds: transfers.map(({ transferId }) => transferId), accountIds });
  await writeAudits(
    work,
    transfers.map(({ transferId, leaseId }) => ({
      action: "delete",
      entity: "lease_payment",
      entityId: transferId,
      partOf: leaseId,
    })),
  );
  const paid = await lockRecords(work, "income", { ids: stays.map(({ id: incomeId }) => incomeId) });
  if (paid.length > 0) await discardRecords(work, "income", paid);
  for (const [book, ofIt] of Map.groupBy(records, (record) => record.book))
    await deleteRecords(
      work,
      book,
      ofIt.map((record) => record.id),
    );
  for (const refundId of refundIds) await deleteRefund(work, refundId);
  await forgetLines(
    work,
    refunds.map(({ hash }) => hash),
  );
  return { ok: true };
}
