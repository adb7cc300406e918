import { type Action, can, type MemberRole } from "@keystead/domain/permissions";
import IconSeo from "@tabler/icons-react/dist/esm/icons/IconSeo.mjs";

import { narrowAddresses, screens } from "../../features.ts";

/** The screens that the features define, without their code, so that end-to-end tests can read which role has which. */
export { narrowAddresses, screens };

type Asking = { readonly needs: Action; readonly without?: Action };

/** Whether a role has a screen: it has the needed permission, and no wider screen replaces it. */
export function hasScreen(role: MemberRole, { needs, without }: Asking): boolean {
  return can(role, needs) && (without === undefined || !can(role, without));
}

/** The first screen of a role: the target of the logo, and of addresses that the role may not see. */
export function homeScreenOf(role: MemberRole | undefined): string {
  return (
    (role === undefined ? undefined : screens.find((screen) => hasScreen(role, screen)))?.to ?? "/portfolio"
  );
}

/** The administrators' own screen comes before the plan and the settings. */
export const adminScreen = { name: "seo", to: "/admin/seo", icon: IconSeo, separated: true } as const;

/** The owner's activity log: linked from the settings and the palette, not from the sidebar. */
export const activityScreen = { name: "activity", to: "/activity", needs: "activity.read" } as const;

export type ScreenName =
  | (typeof screens)[number]["name"]
  | (typeof adminScreen)["name"]
  | (typeof activityScreen)["name"];
