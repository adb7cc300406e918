/** The legal texts, each with its name as its path. */
export const legalDocuments = ["privacy", "terms", "accessibility", "processors"] as const;

export type LegalDocument = (typeof legalDocuments)[number];

/** The text at a path without a language, or null. */
export function legalDocumentAt(path: string): LegalDocument | null {
  return legalDocuments.find((name) => path === `/${name}` || path === `/${name}/`) ?? null;
}
