import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const loadCard = withWords(
  import.meta.glob("../../../../../packages/messages/*/{cleaners,shared/*}.json", { import: "default" }),
  () => import("./cleaners/cleaners-card.tsx"),
);
/** Apart from what the card itself opens later, or the two would import each other. */
export const LazyCleanersCard = lazyPart(async () => (await loadCard()).CleanersCard);
