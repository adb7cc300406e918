import { cleanerAddresses } from "./cleaner-addresses.ts";
import { legalDocuments } from "./legal-documents.ts";

/** The lists of pages written by administrators, one per folder. */
export const hubPaths = ["/tools", "/guides", "/locations"] as const;
export type HubPath = (typeof hubPaths)[number];

const cleanerPaths: readonly string[] = cleanerAddresses.map(({ slug }) => `/${slug}`);

/**
 * Every public page that is not written by an administrator, without its language: for the sitemap and the view count.
 */
export const publicPaths: readonly string[] = [
  "/",
  "/tariffs",
  ...cleanerPaths,
  ...hubPaths,
  "/auth",
  ...legalDocuments.map((name) => `/${name}`),
];

/**
 * The path for visitors of any language: most pages answer there in the visitor's language, the pages for hosts in
 * English.
 */
export function defaultAddress(path: string): string {
  return cleanerPaths.includes(path) ? `/en${path}` : path;
}
