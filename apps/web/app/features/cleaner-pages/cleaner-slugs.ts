import type { CleanerSlug, HostPage } from "@keystead/contract/web";

export type CleanerAddress = { readonly slug: CleanerSlug; readonly name: HostPage };

/** The five, in the order in which they point at each other; files, words and quotes go by the names. */
export const cleanerAddresses: readonly CleanerAddress[] = [
  { slug: "airbnb-turnover-checklist-free-download", name: "checklist" },
  { slug: "cleaner-scheduling-tool-for-airbnb-hosts", name: "scheduling" },
  { slug: "airbnb-cleaning-schedule-software", name: "schedule" },
  { slug: "stop-airbnb-double-bookings", name: "overlaps" },
  { slug: "turnoverbnb-alternative", name: "alternative" },
];

/** `path` is one without its language. */
export function cleanerAddressOf(path: string): CleanerAddress | null {
  return cleanerAddresses.find(({ slug }) => path === `/${slug}`) ?? null;
}
