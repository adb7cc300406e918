import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { button } from "./list/job-card.ts";
import { el } from "./job-elements.ts";

/** How often to check whether the list is still pressed. */
const PRESSED_MS = 100;

/** The elements that the server rendered for the script to fill. */
export function part(root: Document, name: "hello" | "invalid" | "list" | "state"): Element | null {
  return root.querySelector(`[data-job-${name}]`);
}

/** Draws once nothing in the list is pressed: a button that is replaced while it is pressed loses its click. */
export function whenUnpressed(root: Document, draw: () => void): void {
  if (part(root, "list")?.querySelector(":active")) setTimeout(() => whenUnpressed(root, draw), PRESSED_MS);
  else draw();
}

/** Replaces the list and restores the focus. */
export function showList(root: Document, list: readonly HTMLElement[]): void {
  const key = root.activeElement instanceof HTMLElement ? root.activeElement.dataset["key"] : undefined;
  part(root, "list")?.replaceChildren(...list);
  if (key !== undefined) root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Shows the line that says whether everything has been sent; `isWaiting` draws attention to it. */
export function showLine(root: Document, words: readonly (Node | string)[], isWaiting: boolean): void {
  const line = part(root, "state");
  line?.replaceChildren(...words);
  line?.toggleAttribute("data-waiting", isWaiting);
  line?.removeAttribute("hidden");
}

/** Shows that the link is no longer valid. */
export function showInvalid(root: Document, text: JobText): void {
  part(root, "list")?.replaceChildren();
  part(root, "hello")?.replaceChildren(text.title);
  part(root, "invalid")?.removeAttribute("hidden");
  part(root, "state")?.setAttribute("hidden", "");
}

/** For a page without known jobs whose first load failed: shows why, with a button to try again. */
export function showFailure(
  root: Document,
  text: JobText,
  { code, retry }: { code: string; retry: () => unknown },
): void {
  const message = code === "TOO_MANY_REQUESTS" ? text.tooMany : text.offline;
  part(root, "list")?.replaceChildren(el("p", {}, [message]), button(text.retry, true, retry));
}

/** The pressed button was removed, so this focuses the next action of the same job. */
export function focusOn(root: Document, jobId: string): void {
  root.querySelector<HTMLElement>(`[data-job-id="${jobId}"] [data-act]`)?.focus();
}
