export {
  afterAct,
  INVITATION_DAYS,
  INVITATION_MS,
  invitationActs,
  invitationState,
  invitationStatuses,
  invitedRoles,
  newInvitation,
  takesMembership,
} from "./invitations.ts";
export type { InvitationAct, InvitationState, InvitationStatus, InvitedRole } from "./invitations.ts";
export { membershipIsPaused } from "./membership-is-paused.ts";
export { secretAddressKinds } from "./secret-address-kinds.ts";
export type { SecretAddressKind } from "./secret-address-kinds.ts";
