import type limit from "../../locales/en/shared/limit.json";
import type en from "../../locales/en/tariffs.json";
import { inEveryLanguage } from "../../lib/in-every-language.ts";

export type TariffsText = typeof en;

/** The words of the plan page, read on the server alone. */
export const tariffsText = inEveryLanguage(
  import.meta.glob<TariffsText>("../../locales/*/tariffs.json", { eager: true, import: "default" }),
);

/** What the plans differ in, and what a smaller one gives up: the same words as in the application. */
export const limitText = inEveryLanguage(
  import.meta.glob<typeof limit>("../../locales/*/shared/limit.json", { eager: true, import: "default" }),
);
