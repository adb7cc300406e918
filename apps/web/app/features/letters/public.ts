import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

// Opened by few visits, so code and texts load on demand.
const messages = import.meta.glob("../../../../../packages/messages/*/{letters,shared/*}.json", {
  import: "default",
});

const loadDrawer = withMessages(messages, () => import("./letter-drawer.tsx"));
export const LazyLetterDrawer = lazyPart(async () => (await loadDrawer()).LetterDrawer);

export type { LetterPreset } from "./letter-choice.ts";
export { receiptOf } from "./receipt-of.ts";
