import type en from "../../locales/en/tariffs.json";
import { inEveryLanguage } from "../../lib/in-every-language.ts";

export type TariffsText = typeof en;

/** The words of the plan page, read on the server alone. */
export const tariffsText = inEveryLanguage(
  import.meta.glob<TariffsText>("../../locales/*/tariffs.json", { eager: true, import: "default" }),
);
