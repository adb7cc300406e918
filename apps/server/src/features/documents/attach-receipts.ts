import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { linkReceipts } from "./receipt-store.ts";

/**
 * Links files of a lease as receipts for a retained part of its deposit. A missing file, or one of another lease, is
 * NOT_FOUND. The caller must have locked the lease.
 */
export async function attachReceipts(
  work: Work,
  receipts: { readonly leaseId: string; readonly movementId: string; readonly ids: readonly string[] },
): Promise<void> {
  if (receipts.ids.length === 0) return;
  if ((await linkReceipts(work, receipts)) !== receipts.ids.length) throw refusal("NOT_FOUND");
}
