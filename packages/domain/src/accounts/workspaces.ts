/** `sample` = a separate workspace with made-up data, marked as such, which expires. */
export const workspaceKinds = ["own", "sample"] as const;
export type WorkspaceKind = (typeof workspaceKinds)[number];

export const membershipStatuses = ["active", "invited", "removed"] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/**
 * A workspace between two installations: `leaving` from the export on, when nothing in it changes; then it has `left`
 * here, and has `arrived` at the other.
 */
export const moveStates = ["leaving", "left", "arrived"] as const;
export type MoveState = (typeof moveStates)[number];
