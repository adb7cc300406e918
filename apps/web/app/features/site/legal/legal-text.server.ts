import type en from "@keystead/messages/en/legal.json";

import { inEveryLanguage } from "../../../lib/language/in-every-language.ts";

export type LegalText = typeof en;

/** The legal texts, read on the server only. */
export const legalText = inEveryLanguage(
  import.meta.glob<LegalText>("../../../../../../packages/messages/*/legal.json", {
    eager: true,
    import: "default",
  }),
);
