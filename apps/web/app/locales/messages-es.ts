import { byNamespace } from "./by-namespace.ts";

export const messages = byNamespace(
  import.meta.glob<object>(["./es/*.json", "!./es/public.json", "!./es/auth.json"], {
    eager: true,
    import: "default",
  }),
);
