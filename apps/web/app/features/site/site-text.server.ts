import type en from "@keystead/messages/en/public.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";

export type SiteText = typeof en;

/** The texts around every page without React, read on the server, so that the browser gets only the requested page. */
export const siteText = inEveryLanguage(
  import.meta.glob<SiteText>("../../../../../packages/messages/*/public.json", {
    eager: true,
    import: "default",
  }),
);
