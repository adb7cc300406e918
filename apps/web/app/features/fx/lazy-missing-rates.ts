import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const loadMissing = withWords(
  import.meta.glob("../../../../../packages/messages/*/fx.json", { import: "default" }),
  () => import("./base-currency/base-total.tsx"),
);

/** The missing rates, with a link to each; people who may not enter them are told whom to ask. */
export const LazyMissingRates = lazyPart(async () => (await loadMissing()).MissingRates);
