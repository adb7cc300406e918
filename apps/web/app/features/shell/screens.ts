import { type Action, can, type MemberRole } from "@keystead/domain/permissions";

import { narrowAddresses, screens } from "../../features.ts";

/** What each feature says of itself, without anything of React, so that a journey can read who has which screen. */
export { narrowAddresses, screens };

type Asking = { readonly needs: Action; readonly without?: Action };

/** Whether a role has a screen: it may do what the screen needs, and has no wider one in its place. */
export function hasScreen(role: MemberRole, { needs, without }: Asking): boolean {
  return can(role, needs) && (without === undefined || !can(role, without));
}

/** The first screen a role has: where the brand leads, and an address that is not for the role. */
export function homeOf(role: MemberRole | undefined): string {
  return (
    (role === undefined ? undefined : screens.find((screen) => hasScreen(role, screen)))?.to ?? "/portfolio"
  );
}

/** Where the administrators' own screen stands: before the plan and the settings. */
export const adminScreen = { name: "seo", to: "/admin/seo", separated: true } as const;

/** The owner's list of all that was done: reached from the settings and the palette, it has no place in the sidebar. */
export const activityScreen = { name: "activity", to: "/activity", needs: "activity.read" } as const;

export type ScreenName =
  | (typeof screens)[number]["name"]
  | (typeof adminScreen)["name"]
  | (typeof activityScreen)["name"];
