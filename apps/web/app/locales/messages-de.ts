import { byNamespace } from "./by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob<object>(
    [
      "./de/*.json",
      "!./de/public.json",
      "!./de/auth.json",
      "!./de/system.json",
      "!./de/landing.json",
      "!./de/tariffs.json",
      "!./de/legal.json",
      "!./de/ledger.json",
      "!./de/merge.json",
      "!./de/seo.json",
      "!./de/settings.json",
      "!./de/several.json",
      "!./de/cleaner-*.json",
    ],
    {
      eager: true,
      import: "default",
    },
  ),
);
