export { leaveLostSeat, sayLostSeat } from "./leave-lost-seat.ts";
export { leaveRegion } from "../../../ui/overlay/leave-region.ts";
export { MovedDialog } from "./moved-dialog.tsx";
export { SeatLostDialog } from "./seat-lost-dialog.tsx";
export { SessionEndedDialog } from "./session-ended-dialog.tsx";
