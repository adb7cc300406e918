import { mayDeleteLease as decideDeletion } from "@keystead/domain/leases";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { namedLease } from "../rent-book/index.ts";
import { discardLease } from "./discard-lease-store.ts";
import { requireLockedLease } from "./require-lease.ts";

/** R-M04. The opening credit is a term of the lease, not a payment that somebody recorded. */
export async function deleteLease(work: Work, id: string): Promise<{ trashId: string }> {
  const lease = await requireLockedLease(work, { lease: id });
  const decided = decideDeletion({
    payments: lease.payments.filter(({ openingCredit }) => !openingCredit).length,
    depositMovements: lease.deposits.length,
  });
  if (!decided.ok) throw refusal(decided.code, { records: [namedLease(lease)] });
  const trashId = await discardLease(work, id);
  const { startsOn, endsOn, rentMinor, rows } = lease;
  const changes = { startsOn, endsOn, rentMinor, rows: rows.length };
  await writeAudit(work, { action: "delete", entity: "lease", entityId: id, changes });
  return { trashId };
}
