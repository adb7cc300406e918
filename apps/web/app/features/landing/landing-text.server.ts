import type en from "@keystead/messages/en/landing.json";

import { inEveryLanguage } from "../../lib/in-every-language.ts";

export type LandingText = typeof en;

/** The words of the front page, read on the server alone. */
export const landingText = inEveryLanguage(
  import.meta.glob<LandingText>("@keystead/messages/*/landing.json", { eager: true, import: "default" }),
);
