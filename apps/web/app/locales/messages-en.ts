import { byNamespace } from "./by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob<object>(
    [
      "./en/*.json",
      "!./en/public.json",
      "!./en/auth.json",
      "!./en/system.json",
      "!./en/landing.json",
      "!./en/tariffs.json",
      "!./en/legal.json",
      "!./en/ledger.json",
      "!./en/merge.json",
      "!./en/seo.json",
      "!./en/settings.json",
      "!./en/several.json",
      "!./en/cleaner-*.json",
    ],
    {
      eager: true,
      import: "default",
    },
  ),
);
