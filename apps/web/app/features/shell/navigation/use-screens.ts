import type { TablerIcon } from "@tabler/icons-react";

import { useWorkspace } from "../../session/public.ts";
import { adminScreen, hasScreen, type ScreenName, screens } from "../screens.ts";

type NavigationEntry = {
  readonly name: Exclude<ScreenName, "activity">;
  readonly to: string;
  readonly icon: TablerIcon;
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
  return admin ? [...shown.slice(0, at), adminScreen, ...shown.slice(at)] : shown;
}
