export {
  afterAct,
  INVITATION_DAYS,
  INVITATION_MS,
  invitationActs,
  invitationState,
  invitationStatuses,
  invitedRoles,
  newInvitation,
  takesPlace,
} from "./invitations.ts";
export type { InvitationAct, InvitationState, InvitationStatus, InvitedRole } from "./invitations.ts";
export { seatIsPaused } from "./seats.ts";
export { secretAddressKinds } from "./secret-addresses.ts";
export type { SecretAddressKind } from "./secret-addresses.ts";
