export { processorPurposes } from "./load-context.ts";
export type * from "./load-context.ts";
export { cleanerSlugs, defaultAddress, publicPaths, type CleanerSlug } from "./public-paths.ts";
export type * from "./public-seo-page.ts";
