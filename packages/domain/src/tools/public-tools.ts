import { languages } from "../languages/index.ts";
import type { Language } from "../languages/index.ts";

/** The calculators of public pages. */
export const publicTools = ["rental_yield", "rent_index", "deposit_interest", "mortgage_payment"] as const;
export type PublicTool = (typeof publicTools)[number];

/** The slug of each calculator in each language: any page with this slug contains it. */
export const toolSlugs: Readonly<Record<PublicTool, Readonly<Record<Language, string>>>> = {
  rental_yield: {
    en: "rental-yield",
    es: "rentabilidad-del-alquiler",
    de: "mietrendite",
    fr: "rendement-locatif",
    it: "rendimento-da-affitto",
  },
  rent_index: {
    en: "rent-increase",
    es: "subida-del-alquiler",
    de: "mieterhoehung",
    fr: "revision-du-loyer",
    it: "aumento-del-canone",
  },
  deposit_interest: {
    en: "deposit-interest",
    es: "intereses-de-la-fianza",
    de: "kautionszinsen",
    fr: "interets-du-depot-de-garantie",
    it: "interessi-sul-deposito",
  },
  mortgage_payment: {
    en: "mortgage-payment",
    es: "cuota-de-la-hipoteca",
    de: "kreditrate",
    fr: "mensualite-de-credit",
    it: "rata-del-mutuo",
  },
};

const toolBySlug: ReadonlyMap<string, PublicTool> = new Map(
  publicTools.flatMap((tool) => languages.map((language) => [toolSlugs[tool][language], tool] as const)),
);

/** The calculator on the page with a slug; null for a page without one. */
export function toolAt(slug: string): PublicTool | null {
  return toolBySlug.get(slug) ?? null;
}
