import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadMissing = withMessages(
  import.meta.glob("../../../../../packages/messages/*/fx.json", { import: "default" }),
  () => import("./base-currency/base-total.tsx"),
);

/** The missing rates, with a link to each; for people who may not enter them it names whom to ask. */
export const LazyMissingRates = lazyPart(async () => (await loadMissing()).MissingRates);
