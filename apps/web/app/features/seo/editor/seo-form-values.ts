import type { NewSeoPage, SeoPageText, SeoPageView, SeoSection } from "@keystead/contract/seo";
import type { Language } from "@keystead/domain/languages";
import {
  DEFAULT_BUTTON_LINK,
  DEFAULT_BUTTON_TEXT,
  isSlug,
  type SeoPageType,
  type SeoStatus,
  safeHref,
} from "@keystead/domain/seo";

import type { AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { dayInput } from "../../../ui/form/input-fields.ts";

/** A section with a key while it is edited, so that its field and focus survive a move. */
export type EditedSection = SeoSection & { readonly key: number };

export type SeoValues = {
  readonly slug: string;
  /** As typed; empty for none. */
  readonly publishOn: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly pageType: SeoPageType;
  readonly language: Language;
  readonly topic: string;
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  readonly sections: readonly EditedSection[];
};

export function seoFormValues(page: Omit<NewSeoPage, "status"> | null, language: Language): SeoValues {
  return {
    title: page?.title ?? "",
    slug: page?.slug ?? "",
    publishOn: page?.publishOn ?? "",
    metaDescription: page?.metaDescription ?? "",
    keywords: page?.keywords ?? [],
    pageType: page?.pageType ?? "guide",
    language: page?.language ?? language,
    topic: page?.topic ?? "",
    heroTitle: page?.heroTitle ?? "",
    heroSubtitle: page?.heroSubtitle ?? "",
    sections: (page?.sections ?? []).map((section, key) => ({ ...section, key })),
  };
}

/**
 * The form with an earlier text in it. Address and planned day stay, since they are not part of the text. Sections get
 * new keys, so that each field shows its new text.
 */
export function withText(values: SeoValues, text: SeoPageText): SeoValues {
  const before = Math.max(-1, ...values.sections.map(({ key }) => key)) + 1;
  return {
    title: text.title,
    slug: values.slug,
    publishOn: values.publishOn,
    metaDescription: text.metaDescription,
    keywords: text.keywords,
    pageType: text.pageType,
    language: text.language,
    topic: text.topic,
    heroTitle: text.heroTitle,
    heroSubtitle: text.heroSubtitle,
    sections: text.sections.map((section, at) => ({ ...section, key: before + at })),
  };
}

/** The editable fields of a page. */
export function editedPageFields(page: SeoPageView): NewSeoPage {
  return {
    slug: page.slug,
    status: page.status,
    publishOn: page.publishOn,
    title: page.title,
    metaDescription: page.metaDescription,
    keywords: page.keywords,
    pageType: page.pageType,
    language: page.language,
    topic: page.topic,
    heroTitle: page.heroTitle,
    heroSubtitle: page.heroSubtitle,
    sections: page.sections,
  };
}

/** What a copy takes over from a page; the address and the planned day belong to one page only. */
export function copyOf(page: SeoPageView): NewSeoPage {
  return { ...editedPageFields(page), status: "draft", slug: "", publishOn: null };
}

/** The fields as a request, without the sections' keys. */
export function seoPageFields(values: SeoValues): Omit<NewSeoPage, "status" | "publishOn"> {
  const { publishOn: _publishOn, ...rest } = values;
  return { ...rest, keywords: [...values.keywords], sections: values.sections.map(withoutKey) };
}

export function draftOf({ title, pageType, language, heroTitle, heroSubtitle, sections }: SeoValues) {
  return { title, pageType, language, heroTitle, heroSubtitle, sections: sections.map(withoutKey) };
}

function withoutKey({ key: _key, ...section }: EditedSection): SeoSection {
  return section;
}

export function newSection(type: SeoSection["type"], sections: readonly EditedSection[]): EditedSection {
  const key = Math.max(-1, ...sections.map((section) => section.key)) + 1;
  switch (type) {
    case "text":
      return { key, type, heading: "", content: "" };
    case "list":
      return { key, type, heading: "", items: [""] };
    case "cta":
      return {
        key,
        type,
        heading: "",
        content: "",
        buttonText: DEFAULT_BUTTON_TEXT,
        buttonLink: DEFAULT_BUTTON_LINK,
      };
  }
}

/** Moves a section from one position to another; the others close the gap. */
export function moved(
  sections: readonly EditedSection[],
  from: number,
  to: number,
): readonly EditedSection[] {
  const section = sections[from];
  if (section === undefined || to < 0 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}

/** The request, or the errors that the server would return, with the same codes. */
export function readPage(values: SeoValues, status: SeoStatus): AllFieldsReading<SeoValues, NewSeoPage> {
  const slug = values.slug.trim();
  const topic = values.topic.trim();
  const badLink = values.sections.some(hasBadLink);
  const day = status === "published" || values.publishOn.trim() === "" ? null : dayInput(values.publishOn);
  const problems = {
    ...(values.title.trim() === "" ? { title: "TITLE_REQUIRED" } : {}),
    ...(slug === "" ? { slug: "SLUG_REQUIRED" } : isSlug(slug) ? {} : { slug: "SLUG_INVALID" }),
    ...(topic === "" || isSlug(topic) ? {} : { topic: "TOPIC_INVALID" }),
    ...(values.heroTitle.trim() === "" ? { heroTitle: "HERO_TITLE_REQUIRED" } : {}),
    ...(badLink ? { sections: "LINK_INVALID" } : {}),
    ...(day?.ok === false ? { publishOn: day.code } : {}),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const publishOn = day?.ok === true ? day.value : null;
  return { input: { ...seoPageFields(values), status, publishOn } };
}

/** An empty link is no error: it becomes the default one. */
export function hasBadLink(section: SeoSection): boolean {
  return section.type === "cta" && section.buttonLink.trim() !== "" && safeHref(section.buttonLink) === null;
}
