import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const loadMissing = withWords(
  import.meta.glob("../../../../../packages/messages/*/fx.json", { import: "default" }),
  () => import("./base-currency/base-total.tsx"),
);

/** Which rates are missing, with the way to each; whoever may not enter them is told whom to ask. */
export const LazyMissingRates = lazyPart(async () => (await loadMissing()).MissingRates);
