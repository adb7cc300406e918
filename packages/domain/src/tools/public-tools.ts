import { languages } from "../languages/index.ts";
import type { Language } from "../languages/index.ts";

/** The public pages that calculate, by what they work out. */
export const publicTools = ["rental_yield", "rent_index", "deposit_interest", "mortgage_payment"] as const;
export type PublicTool = (typeof publicTools)[number];

/** Where each of them stands, in each language: a page with this slug bears the tool, whoever wrote its text. */
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

/** The tool that the page with a slug bears; null for a page without one. */
export function toolAt(slug: string): PublicTool | null {
  return toolBySlug.get(slug) ?? null;
}
