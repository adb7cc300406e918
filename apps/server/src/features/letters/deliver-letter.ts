import type { MailAttachment } from "#adapters/mail/mail-transport.ts";
import type { Deps } from "#deps.ts";
import type { QueuedLetter } from "#kernel/jobs/mail-orders.ts";
import { isOwnerLeaving } from "../accounts/index.ts";
import { findLease } from "../rent-book/index.ts";
import { findLetterFacts } from "./letter-facts-store.ts";

/**
 * A mail may wait hours for its server. It is sent exactly as it was previewed, unless in the meantime the lease has
 * been deleted, the tenant's address has changed or been removed, or the landlord's account is to be deleted.
 */
export async function deliverLetter(
  deps: Pick<Deps, "db" | "clock" | "printer">,
  { of: { workspaceId, leaseId, tenantId }, to, sheet, fileName }: QueuedLetter,
  send: (attachments: readonly MailAttachment[]) => Promise<void>,
): Promise<void> {
  const isDeliverable = await deps.db.asSystem(async (tx) => {
    const work = { tx, scope: { workspaceId }, now: deps.clock.now() };
    if ((await isOwnerLeaving(work)) || (await findLease(work, leaseId)) === undefined) return false;
    const { signers } = await findLetterFacts(work, leaseId);
    return signers.some(({ id, email }) => id === tenantId && email === to);
  });
  if (!isDeliverable) return;
  const content = Buffer.from(await deps.printer.print(sheet));
  await send([{ filename: fileName, contentType: "application/pdf", content }]);
}
