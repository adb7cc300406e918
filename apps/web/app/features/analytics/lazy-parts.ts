import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

// What opens on demand, and the advanced view: loaded when needed.
const rowMessages = import.meta.glob(
  "../../../../../packages/messages/*/{analytics-rows,analytics,purchase,ledger,shared/*}.json",
  {
    import: "default",
  },
);
const loadRows = withMessages(rowMessages, () => import("./rows/rows-drawer.tsx"));
export const LazyRowsDrawer = lazyPart(async () => (await loadRows()).RowsDrawer);
const loadMonths = withMessages(rowMessages, () => import("./rows/property-months-drawer.tsx"));
export const LazyPropertyMonthsDrawer = lazyPart(async () => (await loadMonths()).PropertyMonthsDrawer);

const messages = import.meta.glob("../../../../../packages/messages/*/analytics.json", { import: "default" });
const loadAdvanced = withMessages(messages, () => import("./advanced-part.tsx"));
export const LazyAdvancedPart = lazyPart(async () => (await loadAdvanced()).AdvancedPart);
