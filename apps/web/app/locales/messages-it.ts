import { byNamespace } from "./by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob<object>(
    [
      "./it/*.json",
      "!./it/public.json",
      "!./it/auth.json",
      "!./it/system.json",
      "!./it/landing.json",
      "!./it/tariffs.json",
      "!./it/legal.json",
      "!./it/ledger.json",
      "!./it/merge.json",
      "!./it/seo.json",
      "!./it/settings.json",
      "!./it/several.json",
      "!./it/cleaner-*.json",
    ],
    {
      eager: true,
      import: "default",
    },
  ),
);
