import type { SeoSection } from "@keystead/contract/seo";
import type { Language } from "@keystead/domain/languages";
import { DEFAULT_BUTTON_LINK, DEFAULT_BUTTON_TEXT, type SeoPageType } from "@keystead/domain/seo";

import type { SeoPageFields } from "../seo-store.ts";

type StarterPage = {
  readonly slug: string;
  readonly pageType: SeoPageType;
  /** English by default. */
  readonly language?: Language;
  /** The topic that its versions in other languages share. */
  readonly topic?: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  readonly sections: readonly SeoSection[];
};

/** A page that every new installation has at the beginning, public from the start. */
export function starterPage({ language = "en", topic = "", keywords, ...page }: StarterPage): SeoPageFields {
  return { ...page, keywords: [...keywords], status: "published", publishOn: null, language, topic };
}

export function textSection(heading: string, content: string): SeoSection {
  return { type: "text", heading, content: content.replace(/\n\s*/g, " ").replace(/> </g, "><").trim() };
}

export function points(heading: string, items: readonly string[]): SeoSection {
  return { type: "list", heading, items: [...items] };
}

export function invitationSection(
  heading: string,
  content: string,
  { buttonText = DEFAULT_BUTTON_TEXT, buttonLink = DEFAULT_BUTTON_LINK } = {},
): SeoSection {
  return { type: "cta", heading, content, buttonText, buttonLink };
}

/** The section of a page in a language other than English that invites readers to the trial, in their language. */
export function trialSection(
  language: Exclude<Language, "en">,
  heading: string,
  content: string,
): SeoSection {
  return invitationSection(heading, content, {
    buttonText: begin[language],
    buttonLink: `/${language}/tariffs`,
  });
}

const begin: Readonly<Record<Exclude<Language, "en">, string>> = {
  // Not "Empezar": like "here", search engines count it among the texts that do not describe the target of a link.
  es: "Empiece ahora",
  de: "Jetzt starten",
  fr: "Commencer",
  it: "Inizi ora",
};
