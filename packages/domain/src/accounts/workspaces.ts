/** `sample` = a separate workspace with made-up data, marked as such, which expires. */
export const workspaceKinds = ["own", "sample"] as const;
export type WorkspaceKind = (typeof workspaceKinds)[number];

export const membershipStatuses = ["active", "invited", "removed"] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];
