/** `sample` = a separate workspace with made-up data, marked as such, which expires. */
export const workspaceKinds = ["own", "sample"] as const;
export type WorkspaceKind = (typeof workspaceKinds)[number];

export const membershipStatuses = ["active", "invited", "removed"] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/**
 * The states of a workspace that moves to another installation: `leaving` from the export on (it no longer changes),
 * then `left` here and `arrived` at the other one.
 */
export const moveStates = ["leaving", "left", "arrived"] as const;
export type MoveState = (typeof moveStates)[number];
