import type { LoadContext, PublicConfig } from "@keystead/contract/web";
import { TRIAL_DAYS } from "@keystead/domain/plans";
import { type LegalDocument, saysEuropeanUnion } from "@keystead/domain/site";
import { fill } from "@keystead/messages/fill";

import type { Language } from "@keystead/domain/languages";
import { formatDay } from "../../../lib/format/format.ts";
import { type LegalText, legalText } from "./legal-text.server.ts";
import type { LegalBlock, LegalPageFacts, LegalSection } from "./legal-page.tsx";
import { legalTables, type LegalWhole } from "./legal-tables.server.ts";
import { addressIn } from "../site-facts.ts";
import { sitePageLanguage, siteFacts } from "../site-page.server.ts";

/** The longest lifetime of our cookies: that of the chosen language. */
const COOKIE_DAYS = 90;

/** One legal text in the reader's language, with the operator's facts filled in. */
export function legalFacts(
  document: LegalDocument,
  load: LoadContext,
  { request, lang }: { readonly request: Request; readonly lang: string | undefined },
): LegalPageFacts {
  const language = sitePageLanguage(request, lang, load);
  const text = legalText[language];
  const config = load.publicConfig;
  const whole: LegalWhole = { text, config, values: valuesOf(text, config) };
  const { title, description, summary, sections } = text[document];
  return {
    site: siteFacts(request, load, { language, island: "legal" }),
    title,
    description,
    updated: fill(text.updated, { date: formatDay(config.legal[`${document}UpdatedOn`], language, "whole") }),
    binding: text.binding,
    words: { contents: text.contents, summary: text.summary },
    summary: Object.values(summary).map((line: string) => fill(line, whole.values)),
    sections: Object.entries<SectionText>(sections).map(([id, section]) => sectionOf(id, section, whole)),
    contact: contactOf(config.operator.email, text, language),
  };
}

/**
 * Without an email address of the operator, this leads to the sign-in: a report from inside the application reaches the
 * operator.
 */
function contactOf(email: string, text: LegalText, language: Language): LegalPageFacts["contact"] {
  return email === ""
    ? { text: text.noContact, link: text.noContactLink, href: addressIn(language, "/auth") }
    : { text: null, link: fill(text.contact, { email }), href: `mailto:${email}` };
}

type SectionText = { readonly title: string; readonly body: readonly string[] };

function valuesOf(text: LegalText, config: PublicConfig): Readonly<Record<string, string>> {
  const { operator, legal, appName } = config;
  const { hosting } = operator;
  const [short, long] = hostingText(hosting, text);
  const payments = config.paymentsOpen ? "open" : "maintenance";
  return {
    app: appName,
    operator: operator.name === "" ? text.unnamed : operator.name,
    hosting: fill(short, { app: appName }),
    hostingText: fill(long, { app: appName }),
    planPayments: fill(text.planPayments[payments], { app: appName }),
    planTerms: text.planTerms[payments],
    count: String(operator.processors.length),
    trialDays: String(TRIAL_DAYS),
    cookieDays: String(COOKIE_DAYS),
    requestDays: String(legal.requestDays),
    noticeDays: String(legal.noticeDays),
  };
}

/** The same text as on the front page: the operator's own words, and the European Union only if they mention it. */
function hostingText(hosting: string, { hosting: words }: LegalText): readonly [short: string, long: string] {
  if (hosting === "") return [words.plainShort, words.plain];
  return saysEuropeanUnion(hosting)
    ? [fill(words.namedShort, { hosting }), fill(words.named, { hosting })]
    : [fill(words.elsewhereShort, { hosting }), fill(words.elsewhere, { hosting })];
}

function sectionOf(id: string, { title, body }: SectionText, whole: LegalWhole): LegalSection {
  return { id, title, link: fill(whole.text.link, { title }), blocks: blocksOf(body, whole) };
}

/** Consecutive lines that begin with a dash are a list; a line that begins with `@` is a table made from facts. */
function blocksOf(body: readonly string[], whole: LegalWhole): readonly LegalBlock[] {
  const blocks: LegalBlock[] = [];
  for (const line of body) {
    const table = legalTables[line];
    const text = fill(line, whole.values);
    const last = blocks.at(-1);
    if (table !== undefined) blocks.push(...table(whole));
    else if (!text.startsWith("- ")) blocks.push({ kind: "text", text });
    else if (last?.kind === "list")
      blocks[blocks.length - 1] = { kind: "list", items: [...last.items, text.slice(2)] };
    else blocks.push({ kind: "list", items: [text.slice(2)] });
  }
  return blocks;
}
