import { withMessages } from "../../lib/messages.ts";

// Here, not where they are used: the list of all these files would be a part of the first screen.
const messages = import.meta.glob("../../../../../packages/messages/*/{leases,pay,shared/*}.json", {
  import: "default",
});

export const paySheetFrame = withMessages(messages, () => import("./payments/pay-sheet/pay-sheet-frame.tsx"));
export const payLeaseDialog = withMessages(
  messages,
  () => import("./payments/pay-sheet/pay-lease-dialog.tsx"),
);
export const payChoiceDialog = withMessages(
  messages,
  () => import("./payments/pay-sheet/pay-choice-dialog.tsx"),
);
