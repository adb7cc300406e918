import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { linkReceipts } from "./receipt-store.ts";

/** Files of a lease show what a part of its deposit was kept for; one that is not there, or another lease's, is NOT_FOUND. The lease must be locked. */
export async function attachReceipts(
  work: Work,
  receipts: { readonly leaseId: string; readonly movementId: string; readonly ids: readonly string[] },
): Promise<void> {
  if (receipts.ids.length === 0) return;
  if ((await linkReceipts(work, receipts)) !== receipts.ids.length) throw refusal("NOT_FOUND");
}
