import type { NewSeoPage } from "@keystead/contract/seo";

import { cleanSection } from "../seo-page-view.ts";
import type { SeoPageFields } from "../seo-store.ts";

/** The stored form of the input: HTML cleaned, links as they were parsed, each keyword once. */
export function pageFields(input: NewSeoPage): { readonly fields: SeoPageFields; readonly removed: number } {
  const cleaned = input.sections.map(cleanSection);
  return {
    fields: {
      slug: input.slug,
      status: input.status,
      publishOn: input.status === "published" ? null : input.publishOn,
      title: input.title,
      metaDescription: input.metaDescription,
      keywords: onceEach(input.keywords),
      pageType: input.pageType,
      language: input.language,
      topic: input.topic,
      heroTitle: input.heroTitle,
      heroSubtitle: input.heroSubtitle,
      sections: cleaned.map(({ section }) => section),
    },
    removed: cleaned.reduce((sum, { removed }) => sum + removed, 0),
  };
}

function onceEach(keywords: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of keywords) {
    const key = word.toLowerCase();
    if (word !== "" && !first.has(key)) first.set(key, word);
  }
  return [...first.values()];
}
