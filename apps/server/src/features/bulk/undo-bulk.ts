import { refusal } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { lockBatch } from "#kernel/trash/batch-store.ts";
import type { BringWork } from "./history/bring-lines.ts";
import { takeBackLines } from "./history/take-back-lines.ts";
import { StoredBatch } from "./stored-batch.ts";
import { isBatchTouched, lockMade, removeBatch } from "./bulk-store.ts";

/**
 * Undoes a whole batch, but only if it has not changed since it was made: otherwise later payments, changes and
 * additions would be lost silently, so they are a refusal and everything stays.
 */
export async function undoBulk({ work, deps }: BringWork, id: string): Promise<{ ok: true }> {
  const stored = await lockBatch(work, "batch", id);
  if (stored === undefined) throw refusal("NOT_FOUND");
  const batch = StoredBatch.parse(stored.made);
  // Also locks existing leases that only got payments.
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
