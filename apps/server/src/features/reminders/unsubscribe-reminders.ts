import type { Unsubscribe } from "#kernel/registry/unsubscribe.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { insertStop, lockPair } from "./reminder-store.ts";
import { reminderToken } from "./reminder-token.ts";

/**
 * The unsubscribe link of a reminder: ends the reminders of its lease to its tenant for good, which the lease shows
 * to the landlord.
 */
export const unsubscribeReminders: Unsubscribe = (token, authSecret) => {
  const known = reminderToken(authSecret).read(token);
  if (known === null) return null;
  const { workspaceId, ...of } = known;
  return {
    stops: "rent_reminders",
    unsubscribe: (tx, now) => stop({ tx, scope: { workspaceId }, now }, of),
  };
};

async function stop(
  work: Work<WorkspaceScope>,
  of: { readonly leaseId: string; readonly tenantId: string },
): Promise<void> {
  // The lease or the tenant is deleted, so no more mails would be sent anyway.
  if (!(await lockPair(work, of))) return;
  if (!(await insertStop(work, { ...of, reason: "unwanted" }))) return;
  const { tx, scope, now } = work;
  await writeAudit(
    { tx, scope: { ...scope, userId: null }, now },
    { action: "unsubscribe", entity: "lease", entityId: of.leaseId, changes: { tenantId: of.tenantId } },
  );
}
