import { deleteLease as decideDeletion } from "@keystead/domain/leases";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { discardLease } from "./discard-lease-store.ts";
import { theLockedLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";

/** R-M04. The credit that tracking began with is a term of the lease, no payment that anybody recorded. */
export async function deleteLease(context: LeaseContext, id: string): Promise<{ trashId: string }> {
  const { tx, scope, now } = context;
  const lease = await theLockedLease(context, { lease: id });
  const decided = decideDeletion({
    payments: lease.payments.filter(({ openingCredit }) => !openingCredit).length,
    depositMovements: lease.deposits.length,
  });
  if (!decided.ok) throw refusal(decided.code);
  const trashId = await discardLease(tx, scope, id, now);
  const { startsOn, endsOn, rentMinor, rows } = lease;
  const changes = { startsOn, endsOn, rentMinor, rows: rows.length };
  await writeAudit(tx, scope, { action: "delete", entity: "lease", entityId: id, changes, at: now });
  return { trashId };
}
