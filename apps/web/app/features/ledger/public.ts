import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

export { PeriodSwitch, useShownPeriod } from "./period-switch.tsx";
export { newExpense, newIncome } from "./record-values.ts";
export { useBookWords } from "./use-book-words.ts";

const loadParts = withWords(
  import.meta.glob("@keystead/messages/*/ledger.json", { import: "default" }),
  () => import("./lazy-parts.ts"),
);

/** Costs by category, each the way to its records. */
export const CategoryList = lazyPart(async () => (await loadParts()).CategoryList);
/** What a property costs this year beside last year. */
export const YearCosts = lazyPart(async () => (await loadParts()).YearCosts);
