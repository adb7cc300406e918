import { SettingsPage } from "../../features/settings/settings-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { CleanersCard } from "../../features/turnovers/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob("@keystead/messages/*/{settings,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("settings");
}

export default function SettingsRoute() {
  return <SettingsPage beside={{ people: CleanersCard }} />;
}
