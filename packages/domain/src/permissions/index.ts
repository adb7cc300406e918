export { can, isAction, roles } from "./permission-table.ts";
export type { Action, Role } from "./permission-table.ts";
export { signUpAllowed } from "./sign-up-region.ts";
export type { GeoAnswer } from "./sign-up-region.ts";
