import { withWords } from "../../lib/words.ts";

// Here, not where they are used: the list of all these files would be a part of the first screen.
const words = import.meta.glob("../../../../../packages/messages/*/{leases,pay,shared/*}.json", {
  import: "default",
});

export const paySheetFrame = withWords(words, () => import("./payments/pay-sheet/pay-sheet-frame.tsx"));
export const payLeaseDialog = withWords(words, () => import("./payments/pay-sheet/pay-lease-dialog.tsx"));
export const payChoiceDialog = withWords(words, () => import("./payments/pay-sheet/pay-choice-dialog.tsx"));
