const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="menuitem"], [role="option"]';
/** The first that lies over nothing that was just used; where each of them is stands in `toaster.css`. */
const PLACES = ["usual", "opposite", "aside"] as const;
type PlaceName = (typeof PLACES)[number];

let used: Element | null = null;

/** Where the toasts stand: moved once for each new one, never under a hand that is on its way to them. */
export function placeToasts(region: HTMLElement): void {
  const { activeElement } = document;
  // Whoever is among the toasts reads or presses them.
  if (region.contains(activeElement)) return;
  const spared = [used, activeElement === document.body ? null : activeElement].flatMap((one) =>
    one?.isConnected === true && one.matches(CONTROLS) ? [one.getBoundingClientRect()] : [],
  );
  place(region, spared);
}

/** Keeps in mind which button or field was used last. */
export function noteUsed(page: Document): () => void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    // What a toast offers goes with the toast.
    if (control !== null && control.closest(".ks-toaster") === null) used = control;
  };
  page.addEventListener("click", note, { capture: true });
  return () => {
    page.removeEventListener("click", note, { capture: true });
    used = null;
  };
}

function place(region: HTMLElement, spared: readonly DOMRect[]): void {
  const at = (name: PlaceName) => {
    region.dataset["place"] = name;
    return region.getBoundingClientRect();
  };
  const free = PLACES.find((name) => {
    const box = at(name);
    return spared.every((one) => !liesOver(box, one));
  });
  at(free ?? "usual");
}

function liesOver(box: DOMRect, one: DOMRect): boolean {
  return box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom;
}
