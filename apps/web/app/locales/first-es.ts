import type { Words } from "../lib/words.ts";
import { byNamespace } from "./by-namespace.ts";

export const words = byNamespace(
  import.meta.glob<Words>("../../../../packages/messages/es/first/*.json", {
    eager: true,
    import: "default",
  }),
);
