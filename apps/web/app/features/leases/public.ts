export { PayChoiceDialog, PayLeaseDialog } from "./late-parts.ts";
export { toneOfMonth, toneOfState, toneOfStatus } from "./lease-tones.ts";
export { MarkPaidButton } from "./mark-paid-button.tsx";
export { monthsOfRows } from "./months-of-rows.ts";
export type { OpenRow } from "./open-rows.ts";
export { PaySheetButton } from "./pay-sheet-button.tsx";
export type { Payable } from "./payable.ts";
