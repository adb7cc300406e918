/** The legal texts, each at an address of its own name. */
export const legalDocuments = ["privacy", "terms", "accessibility", "processors"] as const;

export type LegalDocument = (typeof legalDocuments)[number];

/** The text at this path without a language. */
export function legalDocumentAt(path: string): LegalDocument | null {
  return legalDocuments.find((name) => path === `/${name}` || path === `/${name}/`) ?? null;
}
