import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

// What somebody opens, and what the advanced view adds: their bytes come when they are asked for.
const rowWords = import.meta.glob(
  "@keystead/messages/*/{analytics-rows,analytics,purchase,ledger,shared/*}.json",
  {
    import: "default",
  },
);
const loadRows = withWords(rowWords, () => import("./rows-drawer.tsx"));
export const RowsDrawer = lazyPart(async () => (await loadRows()).RowsDrawer);
const loadMonths = withWords(rowWords, () => import("./property-months-drawer.tsx"));
export const PropertyMonthsDrawer = lazyPart(async () => (await loadMonths()).PropertyMonthsDrawer);

const words = import.meta.glob("@keystead/messages/*/analytics.json", { import: "default" });
const loadAdvanced = withWords(words, () => import("./advanced-part.tsx"));
export const AdvancedPart = lazyPart(async () => (await loadAdvanced()).AdvancedPart);
