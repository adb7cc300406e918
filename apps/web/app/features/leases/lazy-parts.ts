import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

// Opened by few visits: their bytes and their words come when they are asked for.
const words = import.meta.glob("@keystead/messages/*/{leases,pay,shared/*}.json", { import: "default" });

export const loadPaySheet = withWords(words, () => import("./pay-sheet-frame.tsx"));
export const PaySheetFrame = lazyPart(async () => (await loadPaySheet()).PaySheetFrame);

export const loadPayLease = withWords(words, () => import("./pay-lease-dialog.tsx"));
export const PayLeaseDialog = lazyPart(async () => (await loadPayLease()).PayLeaseDialog);

export const loadPayChoice = withWords(words, () => import("./pay-choice-dialog.tsx"));
export const PayChoiceDialog = lazyPart(async () => (await loadPayChoice()).PayChoiceDialog);
