import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadCard = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{cleaners,shared/*}.json", { import: "default" }),
  () => import("./cleaners/cleaners-card.tsx"),
);
/** Separate from the parts that the card loads later, to avoid a circular import. */
export const LazyCleanersCard = lazyPart(async () => (await loadCard()).CleanersCard);
