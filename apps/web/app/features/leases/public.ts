export { LazyPayChoiceDialog, LazyPayLeaseDialog } from "./lazy-parts.ts";
export { toneOfMonth, toneOfState, toneOfStatus } from "./lease-tones.ts";
export { PaySheetButton } from "./payments/pay-sheet/pay-sheet-button.tsx";
export type { Payable } from "./payments/payable.ts";
