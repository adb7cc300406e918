import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { escaped } from "#kernel/escaped.ts";
import type { ActionMail, MailOrder } from "#kernel/jobs/mail-orders.ts";
import { composeCleanerReminder } from "./compose-cleaner-reminder.ts";
import { composeLetterMail } from "./compose-letter-mail.ts";
import { composeNotices } from "./compose-notices.ts";
import { composeFailure } from "./compose-failure.ts";
import { composeReport } from "./compose-report.ts";
import { composeTenantReminder } from "./compose-tenant-reminder.ts";
import { ACCENT, INK, mailHtml, MUTED, RULE } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";

const texts = messagesOf("mails/account");

/** Composes an ordered mail, as HTML and as text. */
export async function composeMail(order: MailOrder, appName: string): Promise<MailMessage> {
  if (order.kind === "support_report") return composeReport(order, appName);
  if (order.kind === "erasure_failed") return composeFailure(order, appName);
  if (order.kind === "letter") return composeLetterMail(order, appName);
  if (order.kind === "cleaner_reminder") return composeCleanerReminder(order, appName);
  if (order.kind === "tenant_reminder") return composeTenantReminder(order, appName);
  return order.kind === "notices" ? composeNotices(order, appName) : composeAction(order, appName);
}

/** One link to follow, its purpose, and what a reader who did not request it should do. */
function composeAction(order: ActionMail, appName: string): MailMessage {
  const { language, url } = order;
  const named = (words: string): string => fill(words, { app: appName, by: order.by ?? "" });
  const text = texts[language][order.kind];
  const [lead, action, note] = [text.lead, text.action, text.note].map(named);
  return {
    to: order.to,
    subject: named(text.subject),
    text: [appName, lead, `${action}: ${url}`, note].join("\n\n"),
    html: mailHtml(
      [
        `<p style="font-size:18px;line-height:24px;font-weight:600;color:${INK};margin:0">${escaped(appName)}</p>`,
        paragraph(lead ?? "", INK),
        `<a href="${escaped(url)}" style="display:inline-block;background:${ACCENT};color:#ffffff;border-radius:6px;padding:12px 20px;font-size:16px;line-height:24px;text-decoration:none">${escaped(action ?? "")}</a>`,
        RULE,
        paragraph(note ?? "", MUTED),
      ].join(""),
      language,
    ),
  };
}

function paragraph(words: string, color: string): string {
  return `<p style="font-size:16px;line-height:24px;color:${color};margin:16px 0">${escaped(words)}</p>`;
}
