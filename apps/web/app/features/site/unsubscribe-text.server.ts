import type en from "@keystead/messages/en/unsubscribe.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

type UnsubscribeText = typeof en;

export const unsubscribeText = inEveryLanguage(
  import.meta.glob<UnsubscribeText>("../../../../../packages/messages/*/unsubscribe.json", {
    eager: true,
    import: "default",
  }),
);
