import { keepFocus } from "./focus/keep-focus.ts";
import { heedOnePress } from "./one-press.ts";
import { noteUsed } from "./toast/toast-place.ts";

/** What holds for every button, for the focus and for what a toast may lie over, on the whole page, in one part. */
export function watchPage(page: Document): () => void {
  const stops = [keepFocus(page), heedOnePress(page), noteUsed(page)];
  return () => {
    for (const stop of stops) stop();
  };
}
