export { LazyPayChoiceDialog, LazyPayLeaseDialog } from "./lazy-parts.ts";
export { toneOfMonth, toneOfState, toneOfStatus } from "./lease-tones.ts";
export { PaySheetButton } from "./pay-sheet-button.tsx";
export type { Payable } from "./payable.ts";
