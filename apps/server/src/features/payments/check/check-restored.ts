import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { sumOfParts, requireLockedLease } from "../../leases/index.ts";
import { forgetStanding, keepStandings } from "../../rent-book/index.ts";
import type { LeaseOf, StoredLease } from "../../rent-book/index.ts";
import { findTransferSides } from "../deposits/deposit-transfer-store.ts";
import { booksDisagree } from "../discard-store.ts";
import { linkIncome } from "../income-links/found-income-store.ts";
import { assertCovered } from "../deposits/move-deposit.ts";

/**
 * Throws if the records that Undo has just restored do not fit the changes since their deletion; the restoring
 * transaction then rolls back. The lock comes after the rows, so that of two concurrent restores the second sees the
 * rows of the first.
 */
export async function checkRestored(work: Work, of: LeaseOf): Promise<void> {
  const lease = await requireLockedLease(work, of);
  assertCovered(lease, lease.deposits);
  assertRefundsFit(lease);
  assertWriteDownsFit(lease);
  await linkFoundIncome(work, lease);
  if (await booksDisagree(work, lease)) throw refusal("CANNOT_RESTORE");
  await forgetStanding(work, lease.id);
  await keepStandings(work);
}

/** Checks both leases of a deposit transfer (R-C18). */
export async function checkTransferRestored(work: Work, pair: string): Promise<void> {
  for (const { leaseId } of await findTransferSides(work, { pair }))
    await checkRestored(work, { lease: leaseId });
}

/** R-C16: a payment is never refunded beyond its amount, nor before its day. */
function assertRefundsFit({ payments, refunds }: StoredLease): void {
  for (const { id, amountMinor, paidOn } of payments) {
    const given = refunds.filter(({ paymentId }) => paymentId === id);
    if (sumOfParts(given) > amountMinor) throw refusal("REVERSAL_EXCEEDS_ORIGINAL");
    if (given.some(({ refundedOn }) => refundedOn < paidOn)) throw refusal("CANNOT_RESTORE");
  }
}

/** R-C08: a row is never written down below zero. */
function assertWriteDownsFit({ rows, writeDowns }: StoredLease): void {
  const written = Map.groupBy(writeDowns, ({ rowId }) => rowId);
  for (const { id, amountMinor } of rows)
    if (sumOfParts(written.get(id) ?? []) > amountMinor) throw refusal("CANNOT_RESTORE");
}

/**
 * R-C11: the record of a linked payment stayed in the books. It is linked again; if that is not possible, the restore
 * is refused.
 */
async function linkFoundIncome(work: Work, lease: StoredLease): Promise<void> {
  for (const { id: paymentId, incomeId, foundIncomeId } of lease.payments) {
    if (foundIncomeId === null || incomeId !== null) continue;
    const linked = await linkIncome(work, lease, { paymentId, incomeId: foundIncomeId });
    if (!linked) throw refusal("CANNOT_RESTORE");
  }
}
