import type en from "@keystead/messages/en/system.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

export type SystemText = typeof en;

/** The few texts needed when nothing else can be loaded: loading, not found, an error. */
export const systemText = inEveryLanguage(
  import.meta.glob<SystemText>("../../../../../packages/messages/*/system.json", {
    eager: true,
    import: "default",
  }),
);
