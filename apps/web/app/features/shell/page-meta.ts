import { i18n } from "../../lib/i18n.ts";
import type { ScreenName } from "./screens.ts";

/** The title of the browser's tab; before the words are there it is the name alone. */
export function pageMeta(screen: ScreenName | "notFound"): { title: string }[] {
  return [{ title: i18n.isInitialized ? i18n.t(`shell:${screen}`) : "Keystead" }];
}
