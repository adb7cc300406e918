export { publishedAddresses, recordImpressions, seoVisit, type SeoVisit } from "./public-pages.ts";
export { seedStarterPages } from "./seed-starter-pages.ts";
export { seoRouter } from "./seo-router.ts";
