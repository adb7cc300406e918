import {
  IconBuilding,
  IconDownload,
  IconFileText,
  IconLayoutDashboard,
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

export type ScreenName = (typeof screens)[number]["name"];
