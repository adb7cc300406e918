/**
 * The five pages for hosts, in the order in which they point at each other; files, words and quotes go by the names. Each
 * stands under a language, and without one leads to English.
 */
export const cleanerAddresses = [
  { slug: "airbnb-turnover-checklist-free-download", name: "checklist" },
  { slug: "cleaner-scheduling-tool-for-airbnb-hosts", name: "scheduling" },
  { slug: "airbnb-cleaning-schedule-software", name: "schedule" },
  { slug: "stop-airbnb-double-bookings", name: "overlaps" },
  { slug: "turnoverbnb-alternative", name: "alternative" },
] as const;
export type CleanerAddress = (typeof cleanerAddresses)[number];
export type CleanerSlug = CleanerAddress["slug"];
/** The five pages for hosts, by what they are about. */
export type HostPage = CleanerAddress["name"];

/** `path` is one without its language. */
export function cleanerAddressOf(path: string): CleanerAddress | null {
  return cleanerAddresses.find(({ slug }) => path === `/${slug}`) ?? null;
}
