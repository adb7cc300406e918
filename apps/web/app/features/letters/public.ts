import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

// Opened by few visits: its bytes and its words come when it is asked for.
const words = import.meta.glob("@keystead/messages/*/{letters,shared/*}.json", { import: "default" });

const loadDrawer = withWords(words, () => import("./letter-drawer.tsx"));
export const LetterDrawer = lazyPart(async () => (await loadDrawer()).LetterDrawer);

export type { LetterPreset } from "./letter-choice.ts";
export { receiptOf } from "./receipt-of.ts";
