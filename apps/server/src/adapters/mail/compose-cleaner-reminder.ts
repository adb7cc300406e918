import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { escaped } from "#kernel/escaped.ts";
import type { CleanerReminderMail } from "#kernel/jobs/mail-orders.ts";
import { ACCENT, INK, link, mailHtml, muted, RULE } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";
import { mailDay } from "./texts/notice-messages.ts";

/** Days and times in these texts are local to the property. */
const texts = messagesOf("mails/cleaner-reminder");

/**
 * A reminder of a turnover, in the cleaner's language: where, when, by when; no guest's name and no money (R-O02). It
 * names the host, who also receives the replies. Text that users typed stays plain text.
 */
export function composeCleanerReminder(order: CleanerReminderMail, appName: string): MailMessage {
  const { language, landlord, slot, url, news } = order;
  const text = texts[language];
  const tone = text[news ?? "coming"];
  const values: Readonly<Record<string, string>> = {
    name: order.cleanerName,
    place: order.place,
    landlord: landlord.name,
    reply: landlord.name === landlord.email ? landlord.email : `${landlord.name} (${landlord.email})`,
    app: appName,
    date: mailDay(slot.from.slice(0, 10), language),
    from: slot.from.slice(11, 16),
    to: slot.to.slice(11, 16),
  };
  const filled = (words: string): string => fill(words, values);
  const facts = factsOf(order, filled);
  const map = order.mapUrl === "" ? null : { words: text.map, url: order.mapUrl };
  const close = [...(url === null ? [] : [text.open]), filled(text.questions)];
  return {
    to: order.to,
    subject: filled(tone.subject),
    replyTo: { name: landlord.name, address: landlord.email },
    text: [
      filled(text.greeting),
      "",
      filled(tone.lead),
      "",
      ...facts.map((words) => `- ${words}`),
      ...(map === null ? [] : [`- ${map.words}: ${map.url}`]),
      "",
      ...close.flatMap((words) => (words === text.open ? [`${words}: ${url}`, ""] : [words, ""])),
      landlord.name,
      "",
      "--",
      filled(text.foot),
    ].join("\n"),
    html: mailHtml(
      [
        ...[filled(text.greeting), filled(tone.lead)].map((words) => paragraph(escaped(words))),
        list([...facts.map(escaped), ...(map === null ? [] : [link(escaped(map.words), map.url, ACCENT)])]),
        ...close.map((words) =>
          paragraph(words === text.open && url !== null ? link(escaped(words), url, ACCENT) : escaped(words)),
        ),
        paragraph(escaped(landlord.name)),
        RULE,
        muted(escaped(filled(text.foot))),
      ].join(""),
      language,
    ),
    messageId: order.messageId,
  };
}

/**
 * Property or unit, address and time, the values before a change, and by when the turnover must be ready. A cancelled
 * turnover has no deadline and no note.
 */
function factsOf(order: CleanerReminderMail, filled: (words: string) => string): readonly string[] {
  const { language, readyBy, news, was } = order;
  const text = texts[language];
  const ready =
    readyBy === null
      ? []
      : [fill(text.ready, { date: mailDay(readyBy.slice(0, 10), language), time: readyBy.slice(11, 16) })];
  const before =
    was === null || news !== "moved"
      ? []
      : [
          fill(was.place === "" ? text.before.replace(", {{place}}", "") : text.before, {
            date: mailDay(was.from.slice(0, 10), language),
            from: was.from.slice(11, 16),
            place: was.place,
          }),
        ];
  const isOff = news === "off";
  return [
    order.place,
    order.address,
    filled(isOff ? text.was : text.when),
    ...before,
    ...(isOff ? [] : [...ready, order.note]),
  ].filter((words) => words !== "");
}

/** Takes lines of HTML. */
function list(lines: readonly string[]): string {
  const items = lines.map((html) => `<li>${html}</li>`).join("");
  return `<ul style="margin:0;padding:0 0 0 20px;font-size:16px;line-height:28px;color:${INK}">${items}</ul>`;
}

function paragraph(html: string): string {
  return `<p style="font-size:16px;line-height:24px;color:${INK};margin:12px 0">${html}</p>`;
}
