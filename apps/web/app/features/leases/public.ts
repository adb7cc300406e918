export { MarkPaidForm } from "./late-parts.ts";
export { MarkPaidButton } from "./mark-paid-button.tsx";
export type { OpenRow } from "./open-rows.ts";
