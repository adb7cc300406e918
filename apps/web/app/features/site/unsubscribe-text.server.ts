import type en from "../../locales/en/unsubscribe.json";
import { inEveryLanguage } from "../../lib/in-every-language.ts";

type UnsubscribeText = typeof en;

export const unsubscribeText = inEveryLanguage(
  import.meta.glob<UnsubscribeText>("../../locales/*/unsubscribe.json", { eager: true, import: "default" }),
);
