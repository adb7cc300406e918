import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

/** Without the words of forms: it stands on the first screen, though whoever has one currency never loads it. */
const loadFigures = withWords(
  import.meta.glob("@keystead/messages/*/fx.json", { import: "default" }),
  () => import("./base-figures.tsx"),
);

/** The figures of a portfolio or property in the base currency. */
export const BaseFigures = lazyPart(async () => (await loadFigures()).BaseFigures);
/** One sum over currencies in the base currency. */
export const BaseTotal = lazyPart(async () => (await loadFigures()).BaseTotal);
