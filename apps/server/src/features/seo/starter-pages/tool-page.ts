import type { Language } from "@keystead/domain/languages";
import { type PublicTool, toolSlugs } from "@keystead/domain/tools";

import type { SeoPageFields } from "../seo-store.ts";
import { points, starterPage, textSection, trialSection } from "./starter-page.ts";

type ToolText = {
  readonly title: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  readonly answerTitle: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly watchTitle: string;
  readonly watch: readonly string[];
  readonly endTitle: string;
  readonly end: string;
};

/** The page of a tool in a language other than English: shorter, since the tool itself does the work. */
export function toolPage(tool: PublicTool, language: Exclude<Language, "en">, text: ToolText): SeoPageFields {
  const { title, metaDescription, keywords, heroTitle, heroSubtitle } = text;
  return starterPage({
    slug: toolSlugs[tool][language],
    pageType: "calculator",
    language,
    topic: toolSlugs[tool].en,
    title,
    metaDescription,
    keywords,
    heroTitle,
    heroSubtitle,
    sections: [
      textSection(text.answerTitle, text.answer.map((paragraph) => `<p>${paragraph}</p>`).join("")),
      points(text.watchTitle, text.watch),
      trialSection(language, text.endTitle, text.end),
    ],
  });
}
