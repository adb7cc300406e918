export { MarkPaidButton } from "./mark-paid-button.tsx";
export { LeaseStatusBadge } from "./lease-states.tsx";
