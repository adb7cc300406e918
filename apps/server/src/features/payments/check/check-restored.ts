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
 * What Undo has just put back must still fit what was done meanwhile: throws, and the restoring transaction rolls back. The lock
 * comes after the rows, so of two that restore at once the second sees what the first brought back.
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

/** Both leases of a deposit that went from one to the other (R-C18). */
export async function checkTransferRestored(work: Work, pair: string): Promise<void> {
  for (const { leaseId } of await findTransferSides(work, { pair }))
    await checkRestored(work, { lease: leaseId });
}

/** R-C16: no payment gives back more than it brought, nor before it came. */
function assertRefundsFit({ payments, refunds }: StoredLease): void {
  for (const { id, amountMinor, paidOn } of payments) {
    const given = refunds.filter(({ paymentId }) => paymentId === id);
    if (sumOfParts(given) > amountMinor) throw refusal("REVERSAL_EXCEEDS_ORIGINAL");
    if (given.some(({ refundedOn }) => refundedOn < paidOn)) throw refusal("CANNOT_RESTORE");
  }
}

/** R-C08: a row is never written down below nothing. */
function assertWriteDownsFit({ rows, writeDowns }: StoredLease): void {
  const written = Map.groupBy(writeDowns, ({ rowId }) => rowId);
  for (const { id, amountMinor } of rows)
    if (sumOfParts(written.get(id) ?? []) > amountMinor) throw refusal("CANNOT_RESTORE");
}

/** R-C11: the record of a linked payment stayed in the books; it is linked again, or the payment has none any more. */
async function linkFoundIncome(work: Work, lease: StoredLease): Promise<void> {
  for (const { id: paymentId, incomeId, foundIncomeId } of lease.payments) {
    if (foundIncomeId === null || incomeId !== null) continue;
    const linked = await linkIncome(work, lease, { paymentId, incomeId: foundIncomeId });
    if (!linked) throw refusal("CANNOT_RESTORE");
  }
}
