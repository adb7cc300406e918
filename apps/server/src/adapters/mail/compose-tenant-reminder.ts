import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { escaped } from "#kernel/escaped.ts";
import type { TenantReminderMail } from "#kernel/jobs/mail-orders.ts";
import { INK, link, mailHtml, MUTED, muted, RULE } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";
import { mailDay, mailAmounts } from "./texts/notice-messages.ts";

/** Friendly and without threats: a landlord's formal demand is a letter of its own. */
const texts = messagesOf("mails/tenant-reminder");

/**
 * A reminder of rent, in the tenant's language. It names the landlord, who also receives the replies, and has a
 * one-click unsubscribe link (RFC 8058). Text that users typed stays plain text.
 */
export function composeTenantReminder(order: TenantReminderMail, appName: string): MailMessage {
  const { language, currency, landlord } = order;
  const text = texts[language];
  const money = (amount: string): string => mailAmounts([{ amount, currency }], language);
  const filled = (words: string): string => fill(words, values);
  const values: Readonly<Record<string, string>> = {
    name: order.tenantName,
    place: order.place,
    landlord: landlord.name,
    reply: landlord.name === landlord.email ? landlord.email : `${landlord.name} (${landlord.email})`,
    app: appName,
    date: mailDay(order.due.at(-1)?.dueOn, language),
  };
  const lines = order.due.map(({ dueOn, amount }) =>
    fill(text.line, { date: mailDay(dueOn, language), amount: money(amount) }),
  );
  const [tone, close] = [
    order.isOverdue ? text.overdue : text.coming,
    [text.paid, text.questions].map(filled),
  ];
  const all = [
    ...lines,
    ...(lines.length < 2 ? [] : [fill(text.together, { amount: money(order.together) })]),
  ];
  const foot = filled(text.foot);
  return {
    to: order.to,
    subject: filled(tone.subject),
    replyTo: { name: landlord.name, address: landlord.email },
    text: [
      filled(text.greeting),
      "",
      filled(tone.lead),
      "",
      ...all.map((line) => `- ${line}`),
      "",
      ...close.flatMap((words) => [words, ""]),
      landlord.name,
      "",
      "--",
      foot,
      `${text.unsubscribe}: ${order.unsubscribePageUrl}`,
    ].join("\n"),
    html: mailHtml(
      [
        ...[text.greeting, tone.lead].map((words) => paragraph(filled(words))),
        `<ul style="margin:0;padding:0 0 0 20px;font-size:16px;line-height:28px;color:${INK}">${all.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`,
        ...[...close, landlord.name].map(paragraph),
        RULE,
        muted(escaped(foot)),
        muted(link(escaped(text.unsubscribe), order.unsubscribePageUrl, MUTED)),
      ].join(""),
      language,
    ),
    messageId: order.messageId,
    headers: unsubscribedBy(order.unsubscribeUrl),
  };
}

/** RFC 8058: lets the mail program's own button unsubscribe with one request. */
function unsubscribedBy(url: string): Readonly<Record<string, string>> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function paragraph(words: string): string {
  return `<p style="font-size:16px;line-height:24px;color:${INK};margin:12px 0">${escaped(words)}</p>`;
}
