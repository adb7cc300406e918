import type en from "@keystead/messages/en/landing.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

export type LandingText = typeof en;

/** The words of the front page, read on the server alone. */
export const landingText = inEveryLanguage(
  import.meta.glob<LandingText>("../../../../../packages/messages/*/landing.json", {
    eager: true,
    import: "default",
  }),
);
