import { refusal } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { lockBatch } from "#kernel/trash/batch-store.ts";
import type { BringWork } from "./history/bring-lines.ts";
import { takeBackLines } from "./history/take-back-lines.ts";
import { StoredBatch } from "./stored-batch.ts";
import { isBatchTouched, lockMade, removeBatch } from "./bulk-store.ts";

/**
 * Takes a whole batch away again. Only as it was made: what somebody has paid, changed or added in it since would go too without a
 * word, so it is refused, and everything stays.
 */
export async function undoBulk({ work, deps }: BringWork, id: string): Promise<{ ok: true }> {
  const stored = await lockBatch(work, "batch", id);
  if (stored === undefined) throw refusal("NOT_FOUND");
  const batch = StoredBatch.parse(stored.made);
  // Leases that were there and only got payments are held too.
  await lockMade(work, {
    ...batch,
    leases: [...batch.leases, ...batch.transfers.map(({ leaseId }) => leaseId)],
  });
  await takeBackLines({ work, deps }, batch);
  const touched = await isBatchTouched(work, batch);
  if (touched.money) throw refusal("HAS_PAYMENTS", { records: touched.named });
  if (touched.other) throw refusal("CANNOT_UNDO", { records: touched.named });
  await removeBatch(work, id, batch);
  const entities = [
    ["lease", batch.leases],
    ["tenant", batch.tenants],
    ["unit", batch.units],
    ["property", batch.properties],
  ] as const;
  await writeAudits(
    work,
    entities.flatMap(([entity, ids]) => ids.map((entityId) => ({ action: "delete", entity, entityId }))),
  );
  return { ok: true };
}
