import type { Language } from "@keystead/domain/languages";
import { pressingFirst } from "@keystead/domain/notices";
import { counted } from "@keystead/messages/counted";
import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { escaped } from "#kernel/escaped.ts";
import type { NoticeMail, NoticeMailLine } from "#kernel/jobs/mail-orders.ts";
import { ACCENT, INK, link, mailHtml, muted, MUTED, RULE } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";
import { noticeMessagesOf } from "./texts/notice-messages.ts";

const texts = messagesOf("mails/notices");

type NoticeTexts = (typeof texts)["en"];
type Part = { readonly heading: string; readonly lines: readonly Line[] };
type Line = { readonly title: string; readonly words: readonly string[]; readonly url: string };

/**
 * The one mail of a morning: a part for each kind, a link for each record. `List-Unsubscribe` with one click (RFC
 * 8058) turns off the kinds in it. The HTML is written by hand, because lists can have any length and a renderer
 * would have to be loaded.
 */
export function composeNotices(order: NoticeMail, appName: string): MailMessage {
  const text = texts[order.language];
  const parts = partsOf(order, text);
  const headings = parts.map(({ heading }) => heading).join(", ");
  const named = (words: string): string => fill(words, { app: appName });
  const foot = order.ownerName === undefined ? [] : [fill(text.propertiesOf, { name: order.ownerName })];
  const lead = order.isTest ? [text.test.lead] : [];
  const more =
    order.more === 0 ? [] : [counted(text, "more", { language: order.language, count: order.more })];
  const links = [
    { words: text.settings, url: order.settingsUrl },
    ...(order.isTest ? [] : unsubscribeLinks(order, text)),
  ];
  return {
    to: order.to,
    subject: order.isTest ? named(text.test.subject) : `${headings} – ${appName}`,
    text: asText({ lead, parts, more, foot, links }),
    html: asHtml({ lead, parts, more, foot, links }, { language: order.language, appName }),
    ...(order.messageId === null ? {} : { messageId: order.messageId }),
    ...(order.isTest
      ? {}
      : {
          headers: {
            "List-Unsubscribe": `<${order.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }),
  };
}

/**
 * One link turns off everything in the mail, as the one-click header does; if there are several kinds, each has a
 * link of its own too.
 */
function unsubscribeLinks(
  { unsubscribePageUrl, unsubscribePages }: NoticeMail,
  text: NoticeTexts,
): Content["links"] {
  const only = unsubscribePages.map(({ kind, url }) => ({
    words: fill(text.unsubscribeOnly, { kind: text.kinds[kind] }),
    url,
  }));
  return [{ words: text.unsubscribe, url: unsubscribePageUrl }, ...only];
}

type Content = {
  readonly lead: readonly string[];
  readonly parts: readonly Part[];
  readonly more: readonly string[];
  readonly foot: readonly string[];
  readonly links: readonly { readonly words: string; readonly url: string }[];
};

function partsOf(mail: NoticeMail, text: NoticeTexts): readonly Part[] {
  return pressingFirst.flatMap((kind) => {
    const ofKind = mail.lines.filter((line) => line.kind === kind);
    return ofKind.length === 0
      ? []
      : [{ heading: text.kinds[kind], lines: ofKind.map((line) => lineOf(line, mail)) }];
  });
}

function lineOf(line: NoticeMailLine, { language, isTest }: Pick<NoticeMail, "language" | "isTest">): Line {
  const { name, place } = isTest ? exampleOf(line, language) : line;
  const title = [name, place].filter((part) => part !== "").join(" · ");
  return { title, words: noticeMessagesOf(line, language), url: line.url };
}

function exampleOf({ kind }: NoticeMailLine, language: NoticeMail["language"]) {
  const { name, place, task } = texts[language].example;
  if (kind === "weekly_summary") return { name: "", place: "" };
  return kind === "task_due" || kind === "task_given" ? { name: task, place } : { name, place };
}

function asText({ lead, parts, more, foot, links }: Content): string {
  return [
    ...lead.flatMap((words) => [words, ""]),
    ...parts.flatMap(({ heading, lines }) => [
      heading.toUpperCase(),
      ...lines.flatMap(({ title, words, url }) => ["", ...(title === "" ? [] : [title]), ...words, url]),
      "",
    ]),
    ...more.flatMap((words) => [words, ""]),
    "--",
    ...foot,
    ...links.map(({ words, url }) => `${words}: ${url}`),
  ].join("\n");
}

function asHtml(
  { lead, parts, more, foot, links }: Content,
  { language, appName }: { readonly language: Language; readonly appName: string },
): string {
  const body = [
    `<p style="font-size:18px;font-weight:600;color:${INK};margin:0 0 8px">${escaped(appName)}</p>`,
    ...lead.map((words) => muted(escaped(words))),
    ...parts.map(partHtml),
    ...more.map((words) => muted(escaped(words))),
    RULE,
    ...foot.map((words) => muted(escaped(words))),
    muted(links.map(({ words, url }) => link(escaped(words), url, MUTED)).join(" &nbsp;·&nbsp; ")),
  ].join("");
  return mailHtml(body, language);
}

function partHtml({ heading, lines }: Part): string {
  const rows = lines.map(({ title, words, url }) => {
    const [first = "", ...others] = words;
    const rest = (title === "" ? others : words).map(escaped).join("<br>");
    return `<li style="margin:0;padding:12px 0;border-top:1px solid #e3e6ea;font-size:16px;line-height:24px;color:${INK}">${link(escaped(title === "" ? first : title), url, ACCENT)}${rest === "" ? "" : `<br>${rest}`}</li>`;
  });
  return `<h2 style="font-size:16px;line-height:24px;font-weight:600;color:${INK};margin:24px 0 8px">${escaped(heading)}</h2><ul style="list-style:none;margin:0;padding:0">${rows.join("")}</ul>`;
}
