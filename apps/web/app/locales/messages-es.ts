import { byNamespace } from "./by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob<object>(
    [
      "./es/*.json",
      "!./es/public.json",
      "!./es/auth.json",
      "!./es/system.json",
      "!./es/landing.json",
      "!./es/tariffs.json",
      "!./es/legal.json",
      "!./es/ledger.json",
      "!./es/merge.json",
      "!./es/seo.json",
      "!./es/settings.json",
      "!./es/several.json",
      "!./es/cleaner-*.json",
    ],
    {
      eager: true,
      import: "default",
    },
  ),
);
