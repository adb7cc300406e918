export { leaveLostSeat, sayLostSeat } from "./leave-lost-seat.ts";
export { SeatLostDialog } from "./seat-lost-dialog.tsx";
export { SessionEndedDialog } from "./session-ended-dialog.tsx";
