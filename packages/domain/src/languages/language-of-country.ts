import type { Language } from "./languages.ts";

/**
 * ISO 3166 countries in which nearly everybody reads one of our languages. Countries with several languages (CH, BE,
 * LU, CA) are left out.
 */
const COUNTRIES: Readonly<Record<Language, string>> = {
  en: "AG AU BB BM BS BZ CK GB GD GG GI GY IE IM JE JM KN KY LC NZ TC TT US VC VG VI",
  es: "AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE",
  de: "AT DE LI",
  fr: "BL FR GF GP MC MF MQ NC PF PM RE WF YT",
  it: "IT SM VA",
};

const LANGUAGE_OF: ReadonlyMap<string, Language> = new Map(
  (Object.entries(COUNTRIES) as [Language, string][]).flatMap(([language, countries]) =>
    countries.split(" ").map((country) => [country, language] as const),
  ),
);

/** The one language of ours that is read in a country; null where there are several or none. */
export function languageOfCountry(country: string): Language | null {
  return LANGUAGE_OF.get(country) ?? null;
}
