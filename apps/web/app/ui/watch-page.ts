import { keepFocus } from "./focus/keep-focus.ts";
import { heedOnePress } from "./heed-one-press.ts";
import { noteUsed } from "./toast/toast-position.ts";

/** The page-wide listeners in one chunk: focus, double presses and the placement of toasts. */
export function watchPage(page: Document): () => void {
  const stops = [keepFocus(page), heedOnePress(page), noteUsed(page)];
  return () => {
    for (const stop of stops) stop();
  };
}
