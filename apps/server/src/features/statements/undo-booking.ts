import { refusal } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { lockBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { deleteRecords } from "../ledger/index.ts";
import { areRecordsTouched, areTouched, lockLeases, removeBooking } from "./statement-store.ts";
import { Booking } from "./stored-booking.ts";

/** Takes every payment and record of one booking away again, as it was booked: what was changed or sent back since is not lost without a word. */
export async function undoBooking(work: Work, id: string): Promise<{ ok: true }> {
  const kept = await lockBatch(work, "statement", id);
  if (kept === undefined) throw refusal("NOT_FOUND");
  if (kept.userId !== work.scope.userId) permit(work.scope, "payment.delete_any");
  const { transfers, accountIds, records } = Booking.parse(kept.made);
  await lockLeases(work, [...new Set(transfers.map(({ leaseId }) => leaseId))].toSorted());
  if ((await areTouched(work, transfers)) || (await areRecordsTouched(work, records)))
    throw refusal("CANNOT_UNDO");
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
  for (const [book, ofIt] of Map.groupBy(records, (record) => record.book))
    await deleteRecords(
      work,
      book,
      ofIt.map((record) => record.id),
    );
  return { ok: true };
}
