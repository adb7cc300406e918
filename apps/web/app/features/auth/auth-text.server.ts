import type en from "@keystead/messages/en/auth.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

export type AuthText = typeof en;

/** The words of the pages for signing in, read on the server alone. */
export const authText = inEveryLanguage(
  import.meta.glob<AuthText>("../../../../../packages/messages/*/auth.json", {
    eager: true,
    import: "default",
  }),
);
