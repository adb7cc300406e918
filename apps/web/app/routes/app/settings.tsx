import { SettingsPage } from "../../features/settings/settings-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { LazyCleanersCard } from "../../features/turnovers/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{settings,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("settings");
}

export default function SettingsRoute() {
  return <SettingsPage beside={{ people: LazyCleanersCard }} />;
}
