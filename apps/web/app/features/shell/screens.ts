import {
  IconBuilding,
  IconDownload,
  IconFileText,
  IconLayoutDashboard,
  IconSeo,
  IconSettings,
  IconUsers,
} from "@tabler/icons-react";

/** The screens of the sidebar in the order of the specification; `separated` draws a line above. */
export const screens = [
  { name: "portfolio", to: "/portfolio", icon: IconLayoutDashboard, keys: "g p", separated: false },
  { name: "properties", to: "/properties", icon: IconBuilding, keys: "g r", separated: false },
  { name: "leases", to: "/leases", icon: IconFileText, keys: "g l", separated: true },
  { name: "tenants", to: "/tenants", icon: IconUsers, keys: "g t", separated: false },
  { name: "income", to: "/income", icon: IconDownload, keys: "g i", separated: true },
  { name: "settings", to: "/settings", icon: IconSettings, keys: "g s", separated: true },
] as const;

/** Where the administrators' own screen stands: before the plan and the settings. */
export const adminScreen = { name: "seo", to: "/admin/seo", icon: IconSeo, separated: true } as const;

export type ScreenName = (typeof screens)[number]["name"] | (typeof adminScreen)["name"];

type NavigationEntry = {
  readonly name: ScreenName;
  readonly to: string;
  readonly icon: typeof IconSeo;
  readonly separated: boolean;
};

/** The entries of the sidebar for one person. */
export function screensFor({ admin }: { readonly admin: boolean }): readonly NavigationEntry[] {
  const entries: readonly NavigationEntry[] = screens;
  const at = entries.findIndex(({ to }) => to === "/tariffs" || to === "/settings");
  return admin ? entries.toSpliced(at, 0, adminScreen) : entries;
}
