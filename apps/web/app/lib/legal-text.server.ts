import de from "../locales/de/legal.json";
import en from "../locales/en/legal.json";
import es from "../locales/es/legal.json";
import fr from "../locales/fr/legal.json";
import it from "../locales/it/legal.json";
import type { Language } from "./languages.ts";

export type LegalText = typeof en;

/** The legal texts, read on the server alone. */
export const legalText: Readonly<Record<Language, LegalText>> = { en, es, de, fr, it };
