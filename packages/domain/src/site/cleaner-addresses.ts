/**
 * The five pages for hosts, in the order in which they link to each other; files, texts and quotes use these names.
 * Each exists per language; its path without a language leads to the English one.
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
/** Name of one of the five pages for hosts. */
export type HostPage = CleanerAddress["name"];

/** `path` is without its language. */
export function cleanerAddressOf(path: string): CleanerAddress | null {
  return cleanerAddresses.find(({ slug }) => path === `/${slug}`) ?? null;
}
