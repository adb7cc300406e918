import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { escaped } from "#kernel/escaped.ts";
import type { QueuedLetter } from "#kernel/jobs/mail-orders.ts";
import { INK, mailHtml, muted, RULE } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";

const texts = messagesOf("mails/letter");

/**
 * The mail around an attached letter: it names the landlord, who also receives the replies. Text that users typed stays
 * plain text.
 */
export function composeLetterMail(order: QueuedLetter, appName: string): MailMessage {
  const { language, landlord, sheet } = order;
  const text = texts[language];
  const place = sheet.facts[0]?.value ?? "";
  const values: Readonly<Record<string, string>> = {
    name: order.tenantName,
    title: sheet.title,
    date: sheet.date,
    place,
    landlord: landlord.name,
    reply: landlord.name === landlord.email ? landlord.email : `${landlord.name} (${landlord.email})`,
    app: appName,
  };
  const filled = (words: string): string => fill(words, values);
  const paragraphs = [text.greeting, text.lead, text.questions].map(filled);
  const foot = filled(text.foot);
  return {
    to: order.to,
    subject: filled(text.subject),
    replyTo: { name: landlord.name, address: landlord.email },
    text: [...paragraphs.flatMap((words) => [words, ""]), landlord.name, "", "--", foot].join("\n"),
    html: mailHtml(
      [...[...paragraphs, landlord.name].map(paragraph), RULE, muted(escaped(foot))].join(""),
      language,
    ),
    messageId: order.messageId,
  };
}

function paragraph(words: string): string {
  return `<p style="font-size:16px;line-height:24px;color:${INK};margin:12px 0">${escaped(words)}</p>`;
}
