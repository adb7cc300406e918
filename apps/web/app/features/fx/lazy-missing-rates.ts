import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadMissing = withWords(
  import.meta.glob("@keystead/messages/*/fx.json", { import: "default" }),
  () => import("./base-total.tsx"),
);

/** Which rates are missing, with the way to each; whoever may not enter them is told whom to ask. */
export const MissingRates = lazyPart(async () => (await loadMissing()).MissingRates);
