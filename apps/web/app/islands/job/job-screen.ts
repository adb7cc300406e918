import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { el } from "./job-elements.ts";
import type { Signal } from "./job-sync.ts";
import { filledIn } from "./job-messages.ts";

/** The places of the page that the server left empty, and the words to fill them with. */
export type JobScreen = { readonly root: Document; readonly text: JobText };

/** Replaces the list; the focus stays on what had it. */
export function showJobs(
  { root, text }: JobScreen,
  { name, list }: { readonly name: string; readonly list: readonly HTMLElement[] },
): void {
  const key = root.activeElement instanceof HTMLElement ? root.activeElement.dataset["key"] : undefined;
  root.querySelector("[data-job-hello]")?.replaceChildren(filledIn(text.hello, { name }));
  root.querySelector("[data-job-list]")?.replaceChildren(...list);
  if (key !== undefined) root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

type Sending = Signal & {
  readonly waiting: number;
  /** The host has no storage left for photos. */
  readonly isFull: boolean;
  /** The page opens without a signal too. */
  readonly keepsItself: boolean;
};

/** Shows whether everything has been sent. */
export function showState({ root, text }: JobScreen, sending: Sending): void {
  const line = root.querySelector("[data-job-state]");
  const { waiting: count, isFull, isCut, isBusy, savedAt, keepsItself } = sending;
  // Being sent, usually for a moment: keep the previous text.
  if (line === null || (count > 0 && !isCut && !isBusy && !isFull && savedAt !== null)) return;
  const words = isFull
    ? text.full
    : count > 0
      ? filledIn(text[`${isBusy ? "busy" : "waiting"}_${count === 1 ? "one" : "other"}`], { count })
      : isCut || savedAt === null
        ? text.noSignal
        : filledIn(text.saved, { time: savedAt.toTimeString().slice(0, 5) });
  line.replaceChildren(words, ...(keepsItself ? [] : [el("span", {}, [text.keepOpen])]));
  line.toggleAttribute("data-waiting", count > 0 || isCut);
  line.removeAttribute("hidden");
}

/** The link opens nothing any more. */
export function showInvalid({ root, text }: JobScreen): void {
  root.querySelector("[data-job-list]")?.replaceChildren();
  root.querySelector("[data-job-hello]")?.replaceChildren(text.title);
  root.querySelector("[data-job-invalid]")?.removeAttribute("hidden");
  root.querySelector("[data-job-state]")?.setAttribute("hidden", "");
}

/** Nothing could be fetched, and nothing is known from before. */
export function showFailure({ root, text }: JobScreen, code: string, again: () => void): void {
  const button = el("button", { className: "btn btn-quiet" }, [text.retry]);
  button.setAttribute("type", "button");
  button.addEventListener("click", again);
  const words = code === "TOO_MANY_REQUESTS" ? text.tooMany : text.offline;
  root.querySelector("[data-job-list]")?.replaceChildren(el("p", {}, [words]), button);
}
