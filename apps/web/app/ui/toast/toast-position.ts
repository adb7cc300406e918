const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="menuitem"], [role="option"]';
/**
 * In order of preference: the first position that does not cover the control used last wins. `toaster.css` defines the
 * positions.
 */
const POSITIONS = ["usual", "opposite", "aside"] as const;
type PositionName = (typeof POSITIONS)[number];

let used: Element | null = null;

/** Chooses where the toasts are: once for each new toast, never while the focus is among them. */
export function positionToasts(region: HTMLElement): void {
  const { activeElement } = document;
  // The user is reading or using a toast.
  if (region.contains(activeElement)) return;
  const spared = [used, activeElement === document.body ? null : activeElement].flatMap((one) =>
    one?.isConnected === true && one.matches(CONTROLS) ? [one.getBoundingClientRect()] : [],
  );
  position(region, spared);
}

/** Remembers the button or field that was clicked last. */
export function noteUsed(page: Document): () => void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    // The action of a toast disappears with the toast.
    if (control !== null && control.closest(".ks-toaster") === null) used = control;
  };
  page.addEventListener("click", note, { capture: true });
  return () => {
    page.removeEventListener("click", note, { capture: true });
    used = null;
  };
}

function position(region: HTMLElement, spared: readonly DOMRect[]): void {
  const at = (name: PositionName) => {
    region.dataset["position"] = name;
    return region.getBoundingClientRect();
  };
  const free = POSITIONS.find((name) => {
    const box = at(name);
    return spared.every((one) => !liesOver(box, one));
  });
  at(free ?? "usual");
}

function liesOver(box: DOMRect, one: DOMRect): boolean {
  return box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom;
}
