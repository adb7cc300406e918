import { createHash } from "node:crypto";

import type { Reminder } from "@keystead/domain/reminders";

import type { Deps } from "#deps.ts";
import type { TenantReminderMail } from "#kernel/jobs/mail-orders.ts";
import { amountText } from "../properties/index.ts";
import type { RemindedLease } from "./reminded-lease.ts";
import { reminderToken } from "./reminder-token.ts";
import type { Recipient } from "./recipients-store.ts";

type MailDeps = Pick<Deps, "env" | "authSecret">;

type Reminding = {
  readonly workspaceId: string;
  readonly reminded: RemindedLease;
  readonly recipient: Recipient;
  readonly reminder: Pick<Reminder, "billed"> & { readonly on: string };
  /** For display only: the unsubscribe link does nothing. */
  readonly isPreview?: boolean;
};

/** One mail to one tenant. Its id is made from lease, tenant and day, so that a second copy is recognised. */
export function reminderMail(deps: MailDeps, reminding: Reminding): TenantReminderMail {
  const { workspaceId, reminded, recipient, reminder, isPreview = false } = reminding;
  const { lease, landlord } = reminded;
  const { id: leaseId, property, unit, currency } = lease;
  const of = { workspaceId, leaseId, tenantId: recipient.id };
  const base = deps.env.baseUrl ?? `http://localhost:${deps.env.port}`;
  const token = isPreview ? "…" : reminderToken(deps.authSecret).make(of);
  const money = (minor: number): string => amountText(minor, currency);
  return {
    kind: "tenant_reminder",
    to: recipient.email ?? "",
    language: recipient.language,
    linkLivesMs: null,
    messageId: messageIdOf([workspaceId, leaseId, recipient.id, reminder.on]),
    reminds: { ...of, orderedOn: reminder.on },
    tenantName: recipient.name,
    place: unit === null ? property.name : `${property.name}, ${unit.name}`,
    landlord: { name: landlord.name, email: landlord.email },
    isOverdue: reminder.billed.some(({ dueOn }) => dueOn < reminder.on),
    due: reminder.billed.map(({ dueOn, amountDueMinor }) => ({ dueOn, amount: money(amountDueMinor) })),
    together: money(reminder.billed.reduce((sum, { amountDueMinor }) => sum + amountDueMinor, 0)),
    currency,
    unsubscribeUrl: `${base}/u/${token}`,
    unsubscribePageUrl: `${base}/${recipient.language}/u/${token}`,
  };
}

function messageIdOf(names: readonly string[]): string {
  return `reminder-${createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 40)}`;
}
