import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

// Rarely opened, so code and words load on demand.
const words = import.meta.glob("../../../../../packages/messages/*/{leases,pay,shared/*}.json", {
  import: "default",
});

export const loadPaySheet = withWords(words, () => import("./payments/pay-sheet/pay-sheet-frame.tsx"));
export const LazyPaySheetFrame = lazyPart(async () => (await loadPaySheet()).PaySheetFrame);

export const loadPayLease = withWords(words, () => import("./payments/pay-sheet/pay-lease-dialog.tsx"));
export const LazyPayLeaseDialog = lazyPart(async () => (await loadPayLease()).PayLeaseDialog);

export const loadPayChoice = withWords(words, () => import("./payments/pay-sheet/pay-choice-dialog.tsx"));
export const LazyPayChoiceDialog = lazyPart(async () => (await loadPayChoice()).PayChoiceDialog);
