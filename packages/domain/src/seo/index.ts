export { LINK_LIMIT, safeHref } from "./safe-href.ts";
export { seoOrder } from "./seo-order.ts";
export {
  allowedHtmlTags,
  BUTTON_TEXT_LIMIT,
  DEFAULT_BUTTON_LINK,
  DEFAULT_BUTTON_TEXT,
  DESCRIPTION_METER,
  isSlug,
  KEYWORD_LIMIT,
  MOST_KEYWORDS,
  MOST_SECTION_LINES,
  MOST_SECTIONS,
  pageFolder,
  pagePath,
  SECTION_HTML_LIMIT,
  SECTION_TEXT_LIMIT,
  SEO_DESCRIPTION_LIMIT,
  SEO_TITLE_LIMIT,
  seoPageTypes,
  seoStatuses,
  SLUG_LIMIT,
  slugFrom,
  TITLE_METER,
} from "./seo-page-rules.ts";
export type { SeoPageType, SeoStatus } from "./seo-page-rules.ts";
