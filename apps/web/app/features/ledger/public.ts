import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export { PeriodSwitch, useShownPeriod } from "./books/period-switch.tsx";
export { newExpense, newIncome } from "./records/record-values.ts";
export { useBookMessages } from "./books/use-book-messages.ts";

const loadParts = withMessages(
  import.meta.glob("../../../../../packages/messages/*/ledger.json", { import: "default" }),
  () => import("./lazy-parts.ts"),
);

/** Costs by category, each linked to its records. */
export const LazyCategoryList = lazyPart(async () => (await loadParts()).CategoryList);
/** A property's costs this year, compared with last year. */
export const LazyYearCosts = lazyPart(async () => (await loadParts()).YearCosts);
