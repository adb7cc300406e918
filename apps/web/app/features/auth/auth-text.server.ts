import type en from "@keystead/messages/en/auth.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

export type AuthText = typeof en;

/** The words of the sign-in pages, read on the server only. */
export const authText = inEveryLanguage(
  import.meta.glob<AuthText>("../../../../../packages/messages/*/auth.json", {
    eager: true,
    import: "default",
  }),
);
