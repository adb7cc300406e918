import { useEffect } from "react";

/** Where the focus was: the element, what it stood in from near to far, and which of the fields and buttons there it was. */
type Place = {
  readonly element: HTMLElement;
  readonly layer: Element;
  readonly around: readonly { readonly box: HTMLElement; readonly index: number }[];
};

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const FIELD = 'input:not([type="hidden"]), select, textarea';
/** What opens over the page is a layer of its own, and so are the toasts. */
const LAYERS = "[data-portal], .ks-toaster, dialog";

/**
 * One rule for what has the focus and goes away, for the whole page. A toast that closes gives it back to where it was before;
 * a button that is disabled while it works has it again afterwards; of a row that is gone the next one takes it; and where
 * a part marked `data-arrival` was drawn anew, its first field does, or its heading. Nothing happens while the focus is anywhere.
 */
export function useKeptFocus(): void {
  // Focus lives in the document, outside React.
  useEffect(() => keepFocus(document), []);
}

export function keepFocus(page: Document): () => void {
  // The latest place of each layer, the page first, what opened last at the end.
  let trail: readonly Place[] = [];
  let leaving = false;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) trail = noted(trail, placeOf(target));
  };
  const left = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) return;
    // Whoever clicks beside everything wants the focus nowhere.
    leaving = true;
    queueMicrotask(() => {
      leaving = false;
      if (target instanceof HTMLElement && takesFocus(target) && isNowhere(page)) trail = [];
    });
  };
  const look = () => {
    if (leaving || trail.length === 0 || !isNowhere(page)) return;
    const next = nextOf(trail);
    if (next === null) return;
    next.focus({ preventScroll: next.closest("dialog, [role=dialog]") !== null });
  };
  const observer = new MutationObserver(look);
  page.addEventListener("focusin", note);
  page.addEventListener("focusout", left);
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    page.removeEventListener("focusin", note);
    page.removeEventListener("focusout", left);
    observer.disconnect();
  };
}

function isNowhere(page: Document): boolean {
  return page.activeElement === null || page.activeElement === page.body;
}

function placeOf(element: HTMLElement): Place {
  const layer = element.closest(LAYERS) ?? element.ownerDocument.body;
  const around: { box: HTMLElement; index: number }[] = [];
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    around.push({ box, index: focusablesOf(box).indexOf(element) });
    if (box === layer) break;
  }
  return { element, layer, around };
}

/** A layer that was left for one below it is forgotten, with all above. */
function noted(trail: readonly Place[], place: Place): readonly Place[] {
  const at = trail.findIndex(({ layer }) => layer === place.layer);
  return at < 0 ? [...trail.filter(({ layer }) => layer.isConnected), place] : [...trail.slice(0, at), place];
}

function nextOf(trail: readonly Place[]): HTMLElement | null {
  for (const place of trail.toReversed()) {
    if (takesFocus(place.element)) return place.element;
    // At work, and back in a moment.
    if (place.element.isConnected && place.element.matches(":disabled")) return null;
    const next = place.layer.matches(".ks-toaster") ? null : nextIn(place);
    if (next !== null) return next;
  }
  return null;
}

function nextIn({ layer, around }: Place): HTMLElement | null {
  const kept = around.find(({ box }) => box.isConnected);
  if (kept === undefined || !layer.isConnected) return null;
  const arrival = kept.box.closest<HTMLElement>("[data-arrival]");
  if (arrival !== null) return arrivalOf(arrival);
  const inside = focusablesOf(kept.box).filter(takesFocus);
  return inside[Math.min(Math.max(kept.index, 0), inside.length - 1)] ?? ownerOf(kept.box);
}

function arrivalOf(part: HTMLElement): HTMLElement | null {
  const field = [...part.querySelectorAll<HTMLElement>(FIELD)].find(takesFocus);
  if (field !== undefined) return field;
  const heading = part.querySelector<HTMLElement>("h1, h2, h3");
  if (heading !== null && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  return heading;
}

/** The nearest part of the page that can have the focus itself, such as its content. */
function ownerOf(box: HTMLElement): HTMLElement | null {
  return box.closest<HTMLElement>("[tabindex]");
}

function focusablesOf(box: HTMLElement): readonly HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

function takesFocus(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(":disabled") && element.closest("[inert], [hidden]") === null
  );
}
