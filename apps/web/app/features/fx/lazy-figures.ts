import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

/** Without the texts of forms: it is part of the first screen, but with one currency it never loads. */
const loadFigures = withMessages(
  import.meta.glob("../../../../../packages/messages/*/fx.json", { import: "default" }),
  () => import("./base-currency/base-figures.tsx"),
);

/** The figures of a portfolio or property in the base currency. */
export const LazyBaseFigures = lazyPart(async () => (await loadFigures()).BaseFigureCards);
/** One sum over currencies in the base currency. */
export const LazyBaseTotal = lazyPart(async () => (await loadFigures()).BaseTotal);
