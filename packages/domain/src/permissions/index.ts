export { can, isAction, memberRoles, roles } from "./permission-table.ts";
export type { Action, MemberRole, Role } from "./permission-table.ts";
export { isBlockedCountry, signUpAllowed } from "./sign-up-region.ts";
export type { RegionLookup } from "./sign-up-region.ts";
export { visitMay } from "./visit-may.ts";
