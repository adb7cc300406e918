import type en from "@keystead/messages/en/unsubscribe.json";

import { inEveryLanguage } from "../../lib/in-every-language.ts";

type UnsubscribeText = typeof en;

export const unsubscribeText = inEveryLanguage(
  import.meta.glob<UnsubscribeText>("@keystead/messages/*/unsubscribe.json", {
    eager: true,
    import: "default",
  }),
);
