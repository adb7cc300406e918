import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadCard = withWords(
  import.meta.glob("@keystead/messages/*/{cleaners,shared/*}.json", { import: "default" }),
  () => import("./cleaners-card.tsx"),
);
/** Apart from what the card itself opens later, or the two would import each other. */
export const CleanersCard = lazyPart(async () => (await loadCard()).CleanersCard);
