import type { LeaseView, ReminderChange } from "@keystead/contract/leases";

import { badField, refusal } from "#kernel/api/index.ts";
import { changedFields } from "#kernel/audit/changed-fields.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { findLandlord } from "../accounts/index.ts";
import { leaseView, requireLease, requireLockedLease } from "../leases/index.ts";
import { findRecipients } from "./recipients-store.ts";
import { ensureRule, writeRule } from "./reminder-store.ts";

/**
 * Switches reminders on and off. Switching on needs a tenant with an email address and a confirmed address for replies.
 */
export async function setReminder(work: Work, input: ReminderChange): Promise<LeaseView> {
  const { id, version, beforeDays, afterDays } = input;
  const lease = await requireLockedLease(work, { lease: id });
  const field = beforeDays !== null ? "beforeDays" : "afterDays";
  if ((beforeDays ?? afterDays) !== null) {
    const recipients = await findRecipients(work, { leaseId: id });
    if (recipients.every(({ email }) => email === null)) throw badField([field], "TENANT_WITHOUT_EMAIL");
    if (!(await findLandlord(work)).isConfirmed) throw badField([field], "OWN_EMAIL_UNCONFIRMED");
  }
  const before = await ensureRule(work, { leaseId: id });
  if (before.version !== version) throw refusal("STALE", { version: before.version });
  await writeRule(work, { leaseId: id, beforeDays, afterDays, version: version + 1 });
  await writeAudit(work, {
    action: "update",
    entity: "lease",
    entityId: lease.id,
    changes: changedFields(
      { reminderBefore: before.beforeDays, reminderAfter: before.afterDays },
      { reminderBefore: beforeDays, reminderAfter: afterDays },
    ),
  });
  return leaseView(await requireLease(work, id), work.scope);
}
