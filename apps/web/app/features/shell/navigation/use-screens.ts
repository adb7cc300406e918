import {
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconChecklist,
  IconDownload,
  IconFileExport,
  IconFileText,
  IconLayoutDashboard,
  IconSeo,
  IconSettings,
  IconSpeakerphone,
  IconUpload,
  IconUsers,
} from "@tabler/icons-react";

import { IconCleaning } from "../../../ui/icon-cleaning.ts";
import { useWorkspace } from "../../session/public.ts";
import { adminScreen, hasScreen, type ScreenName, screens } from "../screens.ts";

type SidebarName = Exclude<ScreenName, "activity">;

const icons: Readonly<Record<SidebarName, typeof IconSeo>> = {
  portfolio: IconLayoutDashboard,
  properties: IconBuilding,
  calendar: IconCalendarEvent,
  leases: IconFileText,
  tenants: IconUsers,
  tasks: IconChecklist,
  jobs: IconCleaning,
  income: IconDownload,
  expenses: IconUpload,
  ads: IconSpeakerphone,
  analytics: IconChartBar,
  exports: IconFileExport,
  seo: IconSeo,
  settings: IconSettings,
};

type NavigationEntry = {
  readonly name: SidebarName;
  readonly to: string;
  readonly icon: typeof IconSeo;
  readonly separated?: boolean;
};

/**
 * The screens that the person's role may see; the owner's until the role is known, because entries that appear late
 * would move under the finger. Administrators also get the admin screen.
 */
export function useScreens({ admin = false } = {}): readonly NavigationEntry[] {
  const role = useWorkspace()?.role;
  const shown = screens.filter((screen) => hasScreen(role ?? "owner", screen));
  const at = shown.findIndex(({ name }) => name === "settings");
  const entries = admin ? [...shown.slice(0, at), adminScreen, ...shown.slice(at)] : shown;
  return entries.map((entry) => ({ ...entry, icon: icons[entry.name] }));
}
