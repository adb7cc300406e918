import { SettingsPage } from "../../features/settings/settings-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";

export function meta() {
  return pageMeta("settings");
}

export default function SettingsRoute() {
  return <SettingsPage />;
}
