import type { NewSeoPage } from "@keystead/contract/seo";

import { formatDay } from "../../lib/format/format.ts";
import { languageNames, languageOf } from "../../lib/language/languages.ts";
import type { FieldMessages } from "../../ui/form/merge/use-merge-question.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { sectionAt } from "./editor/merge-pages.ts";

/** The names of a page's fields and their values as text, HTML without its tags. */
export function usePageMessages(): FieldMessages<NewSeoPage> {
  const { t } = useTranslation("seo");
  const reader = useLanguage();
  const choices = new Map([
    ["published", t("status_published")],
    ["draft", t("status_draft")],
    ["calculator", t("type_calculator")],
    ["guide", t("type_guide")],
    ["other", t("type_other")],
  ]);
  return {
    labels: {
      slug: t("slug"),
      status: t("status"),
      publishOn: t("publishOn"),
      title: t("pageTitle"),
      metaDescription: t("description"),
      keywords: t("keywords"),
      pageType: t("type"),
      language: t("language"),
      topic: t("topic"),
      heroTitle: t("heroTitle"),
      heroSubtitle: t("heroSubtitle"),
      sections: t("groupSections"),
    },
    labelOfPart: (name) => {
      const at = sectionAt(name);
      return at === null ? null : `${t("groupSections")}, ${at + 1}`;
    },
    text: (name, value) => {
      if (name === "status" || name === "pageType") return choices.get(String(value)) ?? String(value);
      if (name === "language") {
        const language = languageOf(String(value));
        return language === null ? String(value) : languageNames[language];
      }
      if (name === "publishOn") return typeof value === "string" ? formatDay(value, reader) : "";
      return name === "keywords" && Array.isArray(value) ? value.join(", ") : textIn(value);
    },
    // Two sections may have the same text and differ in a link or in bold text.
    source: (value) => JSON.stringify(value),
  };
}

/** The text of a value, one part a line: for a section its heading, texts, items and link. */
function textIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const isText = "type" in value && value.type === "text";
  return Object.entries(value)
    .flatMap(([part, inside]) => {
      if (part === "type") return [];
      return [
        isText && part === "content" && typeof inside === "string" ? plainText(inside) : textIn(inside),
      ];
    })
    .filter((text) => text !== "")
    .join("\n");
}

function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(p|h\d|li)>|<br>/g, "$&\n"),
    "text/html",
  );
  return body.textContent.trim();
}
