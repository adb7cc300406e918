import type { LeaseView, NewHistory } from "@keystead/contract/leases";
import { leaseMonths, monthsPaidUpTo, splitTransfer } from "@keystead/domain/leases";
import type { LeaseAccount, LeaseMonth, TransferPart } from "@keystead/domain/leases";
import { MOST_AT_ONCE } from "@keystead/domain/lists";

import { parseAmount, badField, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseView, requireLease, requireLockedLease } from "../leases/index.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import { accountOf } from "../rent-book/index.ts";
import type { StoredLease } from "../rent-book/index.ts";
import { insertTransfers } from "./lease-money-store.ts";
import { openRows } from "./split-over-rows.ts";

/**
 * R-C10a, "paid up to" a month: each open month up to and including it gets a transfer of its own over its whole open
 * amount, dated its due day. All or none; STALE when the open sum is not the one that was shown.
 */
export async function recordHistory(
  work: Work,
  { id, through, amount, method, note }: NewHistory,
): Promise<{ transferIds: string[]; lease: LeaseView }> {
  await lockWorkspace(work);
  const lease = await requireLockedLease(work, { lease: id });
  const account = accountOf(lease);
  const open = leaseMonths(account, lease.graceDays).filter(({ outstandingMinor }) => outstandingMinor > 0);
  const paid = monthsPaidUpTo(open, through, lease.today);
  if (paid.length === 0) throw refusal("NOTHING_OUTSTANDING");
  if (paid.length > MOST_AT_ONCE) throw badField(["through"], "TOO_MANY_MONTHS");
  const sumMinor = paid.reduce((total, { outstandingMinor }) => total + outstandingMinor, 0);
  if (sumMinor !== parseAmount(amount, lease.currency, { field: "amount" }))
    throw refusal("STALE", { version: lease.version });
  const transfers = paid.map((month) => ({
    paidOn: month.dueOn,
    parts: partsOf(lease, month, account),
  }));
  await assertRoomForRecords(
    work,
    transfers.flatMap(({ paidOn, parts }) => parts.map(() => paidOn)),
  );
  const made = await insertTransfers(work, lease, { transfers, method, note });
  const transferIds = made.map(({ transferId }) => transferId);
  await writeAudit(work, {
    action: "create",
    entity: "lease_payment",
    entityId: transferIds[0] ?? null,
    partOf: lease.id,
    changes: { leaseId: lease.id, through, method, transferIds, transfers },
  });
  return { transferIds, lease: leaseView(await requireLease(work, lease.id), work.scope) };
}

function partsOf(
  lease: StoredLease,
  { period, rows }: LeaseMonth,
  account: LeaseAccount,
): readonly TransferPart[] {
  const ofMonth = rows.map(({ row }) => row);
  const split = splitTransfer(openRows(lease, ofMonth, account), null);
  if (!split.ok) throw new Error(`the open month ${period} has nothing open`);
  return split.value;
}
