export { leaveLostMembership, sayLostMembership } from "./leave-lost-membership.ts";
export { leaveRegion } from "../../../ui/overlay/leave-region.ts";
export { MovedDialog } from "./moved-dialog.tsx";
export { MembershipLostDialog } from "./membership-lost-dialog.tsx";
export { SessionEndedDialog } from "./session-ended-dialog.tsx";
