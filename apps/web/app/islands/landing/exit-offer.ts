const FIRST_MS = 5_000;
const KEY = "exit-offer";

export type LeavingVisitor = {
  readonly clientY: number;
  /** Milliseconds since the page was opened. */
  readonly sinceMs: number;
  /** A dialog is open or a field has the focus. */
  readonly busy: boolean;
};

/**
 * A mouse that leaves at the top is heading for the address bar. Never true in the first seconds, nor while the visitor
 * is busy.
 */
export function isGoodbye({ clientY, sinceMs, busy }: LeavingVisitor): boolean {
  return clientY <= 0 && sinceMs >= FIRST_MS && !busy;
}

/** Once per visit and for a mouse only: a finger does not leave at the top. */
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

/** If the browser cannot remember it, the offer is never shown rather than on every page. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, "1");
    return true;
  } catch {
    return false;
  }
}
