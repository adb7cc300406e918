import { SettingsPage } from "../../features/settings/settings-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { LateWords } from "../../ui/late-words.tsx";

export function meta() {
  return pageMeta("settings");
}

export default function SettingsRoute() {
  return (
    <LateWords namespace="settings">
      <SettingsPage />
    </LateWords>
  );
}
