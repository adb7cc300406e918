export { languageOfCountry } from "./language-of-country.ts";
export { languages } from "./languages.ts";
export type { Language } from "./languages.ts";
