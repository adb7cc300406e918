export const seoPageTypes = ["calculator", "guide", "other"] as const;
export type SeoPageType = (typeof seoPageTypes)[number];

/** R-L06: only published pages are public. */
export const seoStatuses = ["draft", "published"] as const;
export type SeoStatus = (typeof seoStatuses)[number];

/** Default text and target of a call to action (specification, section 2). */
export const DEFAULT_BUTTON_TEXT = "Get Started";
export const DEFAULT_BUTTON_LINK = "/tariffs";

/** All tags allowed in a text section (specification, section 5). */
export const allowedHtmlTags = ["p", "br", "strong", "em", "u", "h3", "h4", "ul", "ol", "li", "a"] as const;

/** Approximate characters of a title and a description that a search engine shows; a recommendation, not a limit. */
export const TITLE_METER = 60;
export const DESCRIPTION_METER = 160;

export const SLUG_LIMIT = 80;

/** Lengths in code points: titles, headings and typed slugs; descriptions and subtitles. */
export const SEO_TITLE_LIMIT = 200;
export const SEO_DESCRIPTION_LIMIT = 500;
export const KEYWORD_LIMIT = 60;
export const MOST_KEYWORDS = 20;

export const MOST_SECTIONS = 60;
/** The HTML of a text section. */
export const SECTION_HTML_LIMIT = 50_000;
/** A line of a list section, and the text of a call to action. */
export const SECTION_TEXT_LIMIT = 1000;
export const MOST_SECTION_LINES = 100;
export const BUTTON_TEXT_LIMIT = 60;

/** Lower-case ASCII letters and digits in groups joined by single hyphens, at most 80 characters. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_LIMIT && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The slug suggested by a title; empty when nothing of it can be written in ASCII. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_LIMIT)
    .replace(/^-+|-+$/g, "");
}

/** The first path segment of a page: tools for calculators, guides for guides, locations otherwise. */
export function pageFolder(type: SeoPageType): "tools" | "guides" | "locations" {
  switch (type) {
    case "calculator":
      return "tools";
    case "guide":
      return "guides";
    case "other":
      return "locations";
  }
}

export function pagePath(page: { readonly pageType: SeoPageType; readonly slug: string }): string {
  return `/${pageFolder(page.pageType)}/${page.slug}`;
}
