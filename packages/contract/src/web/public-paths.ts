/** The five pages for hosts; each stands under a language, and without one leads to English. */
export const cleanerSlugs = [
  "airbnb-turnover-checklist-free-download",
  "cleaner-scheduling-tool-for-airbnb-hosts",
  "airbnb-cleaning-schedule-software",
  "stop-airbnb-double-bookings",
  "turnoverbnb-alternative",
] as const;
export type CleanerSlug = (typeof cleanerSlugs)[number];

/** Every public page that is not written by an administrator, without its language: for the sitemap and the view count. */
export const publicPaths: readonly string[] = [
  "/",
  "/tariffs",
  ...cleanerSlugs.map((slug) => `/${slug}`),
  "/auth",
  "/privacy",
  "/terms",
  "/accessibility",
  "/processors",
];
