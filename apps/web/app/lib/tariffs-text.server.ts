import de from "../locales/de/tariffs.json";
import en from "../locales/en/tariffs.json";
import es from "../locales/es/tariffs.json";
import fr from "../locales/fr/tariffs.json";
import it from "../locales/it/tariffs.json";
import type { Language } from "./languages.ts";

export type TariffsText = typeof en;

/** The words of the plan page, read on the server alone. */
export const tariffsText: Readonly<Record<Language, TariffsText>> = { en, es, de, fr, it };
