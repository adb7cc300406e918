/** The five pages for hosts; each stands under a language, and without one leads to English. */
export const cleanerSlugs = [
  "airbnb-turnover-checklist-free-download",
  "cleaner-scheduling-tool-for-airbnb-hosts",
  "airbnb-cleaning-schedule-software",
  "stop-airbnb-double-bookings",
  "turnoverbnb-alternative",
] as const;
export type CleanerSlug = (typeof cleanerSlugs)[number];

const cleanerPaths: readonly string[] = cleanerSlugs.map((slug) => `/${slug}`);

/** Every public page that is not written by an administrator, without its language: for the sitemap and the view count. */
export const publicPaths: readonly string[] = [
  "/",
  "/tariffs",
  ...cleanerPaths,
  "/auth",
  "/privacy",
  "/terms",
  "/accessibility",
  "/processors",
];

/** Where a visitor of any language is sent: most pages answer there in the visitor's own, the cleaner pages in English. */
export function defaultAddress(path: string): string {
  return cleanerPaths.includes(path) ? `/en${path}` : path;
}
