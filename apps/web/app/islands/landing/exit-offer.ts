const FIRST_MS = 5_000;
const KEY = "exit-offer";

export type LeavingVisitor = {
  readonly clientY: number;
  /** Since the page was opened. */
  readonly sinceMs: number;
  /** A dialog is open, or a field has the focus. */
  readonly busy: boolean;
};

/** A mouse that leaves at the top is on its way to the address bar; not at once, and never in the middle of something. */
export function isGoodbye({ clientY, sinceMs, busy }: LeavingVisitor): boolean {
  return clientY <= 0 && sinceMs >= FIRST_MS && !busy;
}

/** Once per visit, for a mouse only: a finger has no way to leave at the top. */
export function offerOnExit(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>("#exit");
  if (dialog === null || !matchMedia("(hover: hover) and (pointer: fine)").matches) return;
  root.documentElement.addEventListener("mouseleave", ({ clientY }) => {
    const busy =
      root.querySelector("dialog[open]") !== null ||
      root.activeElement?.matches("input, select, textarea") === true;
    if (isGoodbye({ clientY, sinceMs: performance.now(), busy }) && isFirst()) dialog.showModal();
  });
}

/** Where the browser remembers nothing, nobody is asked: better never than on every page. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, "1");
    return true;
  } catch {
    return false;
  }
}
