import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

/** Without the words of forms: it stands on the first screen, though whoever has one currency never loads it. */
const loadFigures = withWords(
  import.meta.glob("../../../../../packages/messages/*/fx.json", { import: "default" }),
  () => import("./base-currency/base-figures.tsx"),
);

/** The figures of a portfolio or property in the base currency. */
export const LazyBaseFigures = lazyPart(async () => (await loadFigures()).BaseFigureCards);
/** One sum over currencies in the base currency. */
export const LazyBaseTotal = lazyPart(async () => (await loadFigures()).BaseTotal);
