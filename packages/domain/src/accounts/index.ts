export { MAX_PASSWORD, MIN_PASSWORD } from "./password-rules.ts";
export { FULL_NAME_LIMIT, rentKinds, themes } from "./profile-rules.ts";
export type { RentKind, Theme } from "./profile-rules.ts";
export { membershipStatuses, moveStates, workspaceKinds } from "./workspaces.ts";
export type { MembershipStatus, MoveState, WorkspaceKind } from "./workspaces.ts";
export { isVisitAddress, visitAddress } from "./visit-address.ts";
