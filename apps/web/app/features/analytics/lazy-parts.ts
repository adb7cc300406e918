import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

// What opens on demand, and the advanced view: loaded when needed.
const rowWords = import.meta.glob(
  "../../../../../packages/messages/*/{analytics-rows,analytics,purchase,ledger,shared/*}.json",
  {
    import: "default",
  },
);
const loadRows = withWords(rowWords, () => import("./rows/rows-drawer.tsx"));
export const LazyRowsDrawer = lazyPart(async () => (await loadRows()).RowsDrawer);
const loadMonths = withWords(rowWords, () => import("./rows/property-months-drawer.tsx"));
export const LazyPropertyMonthsDrawer = lazyPart(async () => (await loadMonths()).PropertyMonthsDrawer);

const words = import.meta.glob("../../../../../packages/messages/*/analytics.json", { import: "default" });
const loadAdvanced = withWords(words, () => import("./advanced-part.tsx"));
export const LazyAdvancedPart = lazyPart(async () => (await loadAdvanced()).AdvancedPart);
