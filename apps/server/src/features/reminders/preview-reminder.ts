import type { ReminderPreview, ReminderQuery } from "@keystead/contract/leases";
import { nextReminder } from "@keystead/domain/reminders";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { readReminded, remindsNobody, stopOf, type RemindedLease } from "./reminded-lease.ts";
import { reminderMail } from "./reminder-mail.ts";
import type { Recipient } from "./recipients-store.ts";

type PreviewDeps = Pick<Deps, "mails" | "env" | "authSecret">;

/** The next mails with these settings, as they would be sent. Writes and sends nothing. */
export async function previewReminder(
  work: Work,
  deps: PreviewDeps,
  query: ReminderQuery,
): Promise<ReminderPreview> {
  const reminded = await readReminded(work, query.id);
  if (reminded === null) throw refusal("NOT_FOUND");
  const tenants = [];
  for (const recipient of reminded.recipients)
    tenants.push({
      tenant: { id: recipient.id, name: recipient.name },
      email: recipient.email ?? "",
      language: recipient.language,
      stop: stopOf(recipient),
      mail: await mailTo(work, deps, { query, reminded, recipient }),
    });
  return { replyTo: reminded.landlord.email, tenants };
}

type Query = {
  readonly query: ReminderQuery;
  readonly reminded: RemindedLease;
  readonly recipient: Recipient;
};

async function mailTo(
  { scope: { workspaceId } }: Work,
  deps: PreviewDeps,
  { query, reminded, recipient }: Query,
): Promise<ReminderPreview["tenants"][number]["mail"]> {
  if (stopOf(recipient) !== null || remindsNobody(reminded)) return null;
  const { account, lease } = reminded;
  const rule = { beforeDays: query.beforeDays ?? null, afterDays: query.afterDays ?? null };
  const reminder = nextReminder({ account, rule, graceDays: lease.graceDays }, recipient.sent);
  if (reminder === null) return null;
  const mail = reminderMail(deps, { workspaceId, reminded, recipient, reminder, isPreview: true });
  const { subject, text } = await deps.mails.words(mail);
  return { on: reminder.on, subject, text };
}
