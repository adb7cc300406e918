export { languages } from "./languages.ts";
export type { Language } from "./languages.ts";
