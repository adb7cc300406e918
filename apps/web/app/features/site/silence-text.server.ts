import type en from "../../locales/en/silence.json";
import { inEveryLanguage } from "../../lib/in-every-language.ts";

type SilenceText = typeof en;

export const silenceText = inEveryLanguage(
  import.meta.glob<SilenceText>("../../locales/*/silence.json", { eager: true, import: "default" }),
);
