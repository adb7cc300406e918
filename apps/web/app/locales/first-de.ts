import type { MessageTree } from "../lib/messages.ts";
import { byNamespace } from "./by-namespace.ts";

export const words = byNamespace(
  import.meta.glob<MessageTree>("../../../../packages/messages/de/first/*.json", {
    eager: true,
    import: "default",
  }),
);
