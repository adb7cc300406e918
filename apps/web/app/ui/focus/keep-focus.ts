/**
 * The position of the focus: the element, its ancestors from near to far, and its index among the focusable elements of
 * each.
 */
type FocusSpot = {
  readonly element: HTMLElement;
  readonly layer: Element;
  readonly around: readonly { readonly box: HTMLElement; readonly index: number }[];
  /** The list item that contained it. */
  readonly line: Element | null;
};

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const FIELD = 'input:not([type="hidden"]), select, textarea';
/** Dialogs, menus and the toasts are layers of their own above the page. */
const LAYERS = "[data-portal], .ks-toaster, dialog";
/** The items of a list. */
const LINES = "tbody tr, li, [data-bar]";
/** Buttons that add to a list, in its header and in its empty state. */
const ADDS = "[data-add]";
const HEADINGS = "h1, h2, h3";

let awaited: { readonly known: ReadonlySet<Element> } | null = null;

/**
 * After an undo, focuses the list item that is restored, unless the user presses a key or the pointer first. The
 * returned function ends the wait.
 */
export function awaitLine(): () => void {
  const mine = { known: new Set(document.querySelectorAll(LINES)) };
  awaited = mine;
  return () => {
    if (awaited === mine) awaited = null;
  };
}

/**
 * Runs once in the frame: when the focused element is removed, moves the focus to what is nearest to it. A part that is
 * redrawn as a whole, such as the next step, gets the focus inside it by `data-arrival`; a control that adds to a list is
 * marked by `data-add`. Returns a function that ends it.
 */
export function keepFocus(page: Document): () => void {
  // The last focus of each layer: the page first, the topmost layer last.
  let trail: readonly FocusSpot[] = [];
  let leaving = false;
  let heading: HTMLElement | null = null;
  const note = ({ target }: FocusEvent) => {
    heading = null;
    if (target instanceof HTMLElement) trail = noted(trail, focusSpotOf(target));
  };
  const left = ({ target, relatedTarget }: FocusEvent) => {
    // While the focus moves from one element to the next, no element has it. Handlers of the first may change the page
    // then; that must not move the focus back.
    heading = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    if (heading !== null) return;
    // A click on empty space removes the focus on purpose.
    leaving = true;
    queueMicrotask(() => {
      leaving = false;
      if (target instanceof HTMLElement && takesFocus(target) && isNowhere(page)) trail = [];
      // The element is being removed. The observer may already have run for that change, so look again.
      else look();
    });
  };
  const goOn = () => {
    awaited = null;
  };
  const look = () => {
    const back = awaited === null ? null : arrivedLine(page, trail, awaited.known);
    if (back !== null) {
      awaited = null;
      back.focus();
      return;
    }
    const arrives = heading !== null && takesFocus(heading);
    if (leaving || arrives || trail.length === 0 || !isNowhere(page)) return;
    const next = nextOf(trail);
    if (next === null) return;
    next.focus({ preventScroll: next.closest("dialog, [role=dialog]") !== null });
  };
  const observer = new MutationObserver(look);
  page.addEventListener("focusin", note);
  // In the capture phase, to run before the handlers of the element that loses the focus: those change the page.
  page.addEventListener("focusout", left, { capture: true });
  page.addEventListener("pointerdown", goOn, { capture: true });
  page.addEventListener("keydown", goOn, { capture: true });
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    page.removeEventListener("focusin", note);
    page.removeEventListener("focusout", left, { capture: true });
    page.removeEventListener("pointerdown", goOn, { capture: true });
    page.removeEventListener("keydown", goOn, { capture: true });
    awaited = null;
    observer.disconnect();
  };
}

function isNowhere(page: Document): boolean {
  return page.activeElement === null || page.activeElement === page.body;
}

export function focusSpotOf(element: HTMLElement): FocusSpot {
  const layer = element.closest(LAYERS) ?? element.ownerDocument.body;
  const around: { box: HTMLElement; index: number }[] = [];
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    around.push({ box, index: focusablesOf(box).indexOf(element) });
    if (box === layer) break;
  }
  return { element, layer, around, line: element.closest(LINES) };
}

/** Returning to a lower layer forgets the layers above it. */
function noted(trail: readonly FocusSpot[], spot: FocusSpot): readonly FocusSpot[] {
  const at = trail.findIndex(({ layer }) => layer === spot.layer);
  return at < 0 ? [...trail.filter(({ layer }) => layer.isConnected), spot] : [...trail.slice(0, at), spot];
}

function nextOf(trail: readonly FocusSpot[]): HTMLElement | null {
  for (const spot of trail.toReversed()) {
    if (takesFocus(spot.element)) return spot.element;
    // Disabled while busy; it will be enabled again.
    if (spot.element.isConnected && spot.element.matches(":disabled")) return null;
    const next = spot.layer.matches(".ks-toaster") ? null : nextIn(spot);
    if (next !== null) return next;
  }
  return null;
}

/** Where the focus goes when its element is removed: the nearest remaining ancestor decides. */
export function nextIn({ element, layer, around, line }: FocusSpot): HTMLElement | null {
  const stored = around.find(({ box }) => box.isConnected);
  if (stored === undefined || !layer.isConnected) return null;
  const arrival = stored.box.closest<HTMLElement>("[data-arrival]");
  if (arrival !== null) return arrivalOf(arrival);
  const wasLast = line !== null && !line.isConnected && stored.box.querySelector(LINES) === null;
  if (wasLast || element.matches(ADDS)) {
    const beginning = beginningOf(around.map(({ box }) => box));
    if (beginning !== null) return beginning;
  }
  const inside = focusablesOf(stored.box).filter(takesFocus);
  return inside[Math.min(Math.max(stored.index, 0), inside.length - 1)] ?? ownerOf(stored.box);
}

/** The start of a list that has become empty: the nearest button that adds to it, else the nearest heading. */
function beginningOf(boxes: readonly HTMLElement[]): HTMLElement | null {
  const left = boxes.filter(({ isConnected }) => isConnected);
  for (const box of left) {
    const add = [...box.querySelectorAll<HTMLElement>(ADDS)].find(takesFocus);
    if (add !== undefined) return add;
  }
  return left.map(headingIn).find((heading) => heading !== null) ?? null;
}

/** The link or button of the item that came back, in the topmost layer other than the toasts. */
function arrivedLine(
  page: Document,
  trail: readonly FocusSpot[],
  known: ReadonlySet<Element>,
): HTMLElement | null {
  const layer = trail.findLast((spot) => spot.layer.isConnected && !spot.layer.matches(".ks-toaster"))?.layer;
  for (const line of (layer ?? page.body).querySelectorAll<HTMLElement>(LINES)) {
    if (known.has(line)) continue;
    const [named] = [line, ...focusablesOf(line)]
      .filter((one) => one.matches("a[href], button"))
      .filter(takesFocus);
    if (named !== undefined) return named;
  }
  return null;
}

function arrivalOf(part: HTMLElement): HTMLElement | null {
  const field = [...part.querySelectorAll<HTMLElement>(FIELD)].find(takesFocus);
  return field ?? headingIn(part);
}

function headingIn(part: HTMLElement): HTMLElement | null {
  const heading = part.querySelector<HTMLElement>(HEADINGS);
  if (heading !== null && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  return heading;
}

/** The nearest ancestor that can have the focus itself, such as the page's content. */
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
