export {
  DEFAULT_BUTTON_LINK,
  DEFAULT_BUTTON_TEXT,
  DESCRIPTION_METER,
  isSlug,
  SLUG_LIMIT,
  slugFrom,
  TITLE_METER,
  allowedHtmlTags,
  pageFolder,
  pagePath,
  seoPageTypes,
  seoStatuses,
} from "./seo-page-rules.ts";
export type { SeoPageType, SeoStatus } from "./seo-page-rules.ts";
export { safeHref } from "./safe-href.ts";
