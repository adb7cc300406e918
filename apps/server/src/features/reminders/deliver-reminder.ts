import { plainDate } from "@keystead/domain/calendar";
import { billedDays } from "@keystead/domain/leases";

import type { Deps } from "#deps.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { TenantReminderMail } from "#kernel/jobs/mail-orders.ts";
import { MailNotSent } from "#kernel/jobs/mail-not-sent.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { isOwnerLeaving } from "../accounts/index.ts";
import { readReminded, remindsNobody, stopOf } from "./reminded-lease.ts";
import { reminderMail } from "./reminder-mail.ts";
import { forgetOrdered, insertStop, lockPair, markReminderSent } from "./reminder-store.ts";

type DeliverDeps = Pick<Deps, "db" | "clock" | "env" | "authSecret">;

/**
 * A mail may wait hours for its server, so it is composed again from the lease when it is sent, or dropped. A sent
 * mail is recorded on the lease; a refused address gets no more mails.
 */
export async function deliverReminder(
  deps: DeliverDeps,
  order: TenantReminderMail,
  send: (mail: TenantReminderMail) => Promise<void>,
): Promise<void> {
  const { workspaceId, ...ordered } = order.reminds;
  const asSystem = <Answer>(verb: (work: Work<WorkspaceScope>) => Promise<Answer>): Promise<Answer> =>
    deps.db.asSystem((tx) => verb({ tx, scope: { workspaceId }, now: deps.clock.now() }));
  const current = await asSystem((work) => asItStands(work, deps, order));
  if (current === null) return asSystem((work) => forgetOrdered(work, ordered));
  try {
    await send(current);
  } catch (error) {
    if (error instanceof MailNotSent && error.refusesAddress) await asSystem((work) => refused(work, order));
    throw error;
  }
  await asSystem((work) => recordSent(work, order));
}

/**
 * The mail, composed again from the amounts that are open now; null if none of the ordered amounts is still open, or
 * nobody may get the mail.
 */
async function asItStands(
  work: Work<WorkspaceScope>,
  deps: DeliverDeps,
  { reminds: { leaseId, tenantId, orderedOn, workspaceId } }: TenantReminderMail,
): Promise<TenantReminderMail | null> {
  const reminded = await readReminded(work, leaseId);
  if (reminded === null || remindsNobody(reminded)) return null;
  if (!reminded.landlord.isConfirmed || (await isOwnerLeaving(work))) return null;
  const { beforeDays, afterDays } = reminded.lease.reminder;
  const recipient = reminded.recipients.find(({ id }) => id === tenantId);
  if (recipient === undefined || stopOf(recipient) !== null || (beforeDays ?? afterDays) === null)
    return null;
  const billed = billedDays(reminded.account);
  const sentFor = recipient.sent.filter((one) => one.orderedOn === orderedOn);
  const open = sentFor.filter((one) => billed.some(({ dueOn }) => dueOn === one.dueOn));
  const last = open
    .map(({ dueOn }) => dueOn)
    .toSorted()
    .at(-1);
  if (last === undefined) return null;
  const on = plainDate(orderedOn);
  const shown = billed.filter(({ dueOn }) => dueOn <= (last > on ? last : on));
  return reminderMail(deps, { workspaceId, reminded, recipient, reminder: { on, billed: shown } });
}

async function recordSent(work: Work<WorkspaceScope>, { reminds }: TenantReminderMail): Promise<void> {
  const { leaseId, tenantId } = reminds;
  if (!(await lockPair(work, reminds))) return;
  const sent = await markReminderSent(work, reminds);
  await writeOf(
    work,
    leaseId,
    sent.map((dueOn) => ({ tenantId, dueOn })),
  );
}

/** Audited without a user, because the product acts on its own. */
async function writeOf(
  { tx, scope, now }: Work<WorkspaceScope>,
  leaseId: string,
  changes: readonly object[],
): Promise<void> {
  for (const one of changes)
    await writeAudit(
      { tx, scope: { ...scope, userId: null }, now },
      { action: "remind", entity: "lease", entityId: leaseId, changes: one },
    );
}

async function refused(work: Work<WorkspaceScope>, { reminds }: TenantReminderMail): Promise<void> {
  const { leaseId, tenantId } = reminds;
  if (!(await lockPair(work, reminds))) return;
  await forgetOrdered(work, reminds);
  await insertStop(work, { leaseId, tenantId, reason: "refused" });
}
