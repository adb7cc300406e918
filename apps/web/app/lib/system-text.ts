import de from "../locales/de/system.json";
import en from "../locales/en/system.json";
import es from "../locales/es/system.json";
import fr from "../locales/fr/system.json";
import it from "../locales/it/system.json";
import type { Language } from "./languages.ts";

export type SystemText = typeof en;

/** The few words needed when nothing else can be loaded: loading, not found, an error. */
export const systemText: Readonly<Record<Language, SystemText>> = { en, es, de, fr, it };
