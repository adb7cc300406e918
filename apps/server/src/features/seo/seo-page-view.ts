import { SeoSection } from "@keystead/contract/seo";
import type { NewSeoPage, SeoPageListItem, SeoPageView } from "@keystead/contract/seo";
import type { PageVersion, PublicSeoPage } from "@keystead/contract/web";
import { DEFAULT_BUTTON_LINK, pagePath, safeHref } from "@keystead/domain/seo";
import { toolAt } from "@keystead/domain/tools";

import { sanitiseHtml } from "./content/sanitise-html.ts";
import type { SeoPageFacts, SeoPageRow } from "./seo-store.ts";

export function listItem(row: SeoPageFacts): SeoPageListItem {
  return {
    id: row.id,
    version: row.version,
    slug: row.slug,
    status: row.status,
    publishOn: row.publishOn,
    title: row.title,
    pageType: row.pageType,
    language: row.language,
    path: pagePath(row),
    impressions: row.impressions,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function pageView(row: SeoPageRow): SeoPageView {
  return {
    ...listItem(row),
    metaDescription: row.metaDescription,
    keywords: row.keywords,
    topic: row.topic,
    heroTitle: row.heroTitle,
    heroSubtitle: row.heroSubtitle,
    sections: shownSections(row.sections),
  };
}

/** The editable fields of a page. */
export function editedFields(view: SeoPageView): NewSeoPage {
  const { id: _id, version: _version, path: _path, impressions: _views, updatedAt: _at, ...fields } = view;
  return fields;
}

export function publicPage(row: SeoPageRow, versions: readonly PageVersion[]): PublicSeoPage {
  return {
    path: pagePath(row),
    pageType: row.pageType,
    language: row.language,
    title: row.title,
    metaDescription: row.metaDescription,
    keywords: row.keywords,
    heroTitle: row.heroTitle,
    heroSubtitle: row.heroSubtitle,
    sections: shownSections(row.sections),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    versions,
    tool: row.pageType === "calculator" ? toolAt(row.slug) : null,
  };
}

/**
 * Cleans stored sections again, because the row may come from an older version, an archive or a manual edit. Invalid
 * sections are left out.
 */
export function shownSections(stored: unknown): SeoSection[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const section = SeoSection.safeParse(withSafeLink(one));
    return section.success ? [cleanSection(section.data).section] : [];
  });
}

export type CleanedSection = { readonly section: SeoSection; readonly removed: number };

export function cleanSection(section: SeoSection): CleanedSection {
  switch (section.type) {
    case "text": {
      const { html, removed } = sanitiseHtml(section.content);
      return { section: { ...section, content: html }, removed };
    }
    case "list":
      return { section: { ...section, items: section.items.filter((item) => item !== "") }, removed: 0 };
    case "cta":
      return {
        section: { ...section, buttonLink: safeHref(section.buttonLink) ?? DEFAULT_BUTTON_LINK },
        removed: 0,
      };
  }
}

/** Replaces a stored link that is not allowed with the default link; the section stays. */
export function withSafeLink(section: unknown): unknown {
  if (typeof section !== "object" || section === null || !("buttonLink" in section)) return section;
  const { buttonLink } = section;
  return {
    ...section,
    buttonLink: (typeof buttonLink === "string" ? safeHref(buttonLink) : null) ?? DEFAULT_BUTTON_LINK,
  };
}

/**
 * Texts of which an audit entry records only that they changed; states and addresses are recorded with their values.
 */
export const auditedTexts = [
  "title",
  "metaDescription",
  "keywords",
  "heroTitle",
  "heroSubtitle",
  "sections",
] as const;

export function auditedPage(row: SeoPageRow): Readonly<Record<string, unknown>> {
  const {
    slug,
    status,
    publishOn,
    pageType,
    language,
    topic,
    title,
    metaDescription,
    keywords,
    heroTitle,
    heroSubtitle,
  } = row;
  return {
    slug,
    status,
    publishOn,
    pageType,
    language,
    topic,
    title,
    metaDescription,
    keywords,
    heroTitle,
    heroSubtitle,
    sections: row.sections,
  };
}
