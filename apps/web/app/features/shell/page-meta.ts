import { spokenLanguage, translator } from "../../lib/messages.ts";
import type { ScreenName } from "./screens.ts";

/** The title of the browser's tab; until the texts are loaded only the product name. */
export function pageMeta(screen: ScreenName | "notFound"): { title: string }[] {
  const language = spokenLanguage();
  return [{ title: language === null ? "Keystead" : translator("shell", language)(screen) }];
}
