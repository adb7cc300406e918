import { byNamespace } from "./by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob<object>(
    [
      "./fr/*.json",
      "!./fr/public.json",
      "!./fr/auth.json",
      "!./fr/system.json",
      "!./fr/landing.json",
      "!./fr/tariffs.json",
      "!./fr/legal.json",
      "!./fr/ledger.json",
      "!./fr/merge.json",
      "!./fr/seo.json",
      "!./fr/settings.json",
      "!./fr/several.json",
      "!./fr/cleaner-*.json",
    ],
    {
      eager: true,
      import: "default",
    },
  ),
);
