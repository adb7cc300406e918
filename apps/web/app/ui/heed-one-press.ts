import { watchCalls } from "../lib/calls/call-watch.ts";

const BUTTONS = 'button, [role="menuitem"]';

/** A pressed button, and the calls to the server that the press started. */
type Press = { readonly button: Element; readonly calls: Set<Promise<unknown>>; hasCalled: boolean };

/**
 * One rule for every button of the page: a press is ignored while a call of the previous press is under way, and so is
 * the second half of a double click after a press that made a call. A button that makes no call, such as one that turns
 * to the next month, can be pressed as fast as somebody likes.
 */
export function heedOnePress(page: Document): () => void {
  let press: Press | null = null;
  /** The press that new calls belong to; only calls that start in the same turn count as its own. */
  let begun: Press | null = null;
  const underway = new Map<Element, Press>();
  const stopWatching = watchCalls((call) => {
    const asking = begun;
    if (asking === null) return;
    asking.hasCalled = true;
    asking.calls.add(call);
    underway.set(asking.button, asking);
    const over = () => {
      asking.calls.delete(call);
      if (asking.calls.size === 0 && underway.get(asking.button) === asking) underway.delete(asking.button);
    };
    call.then(over, over);
  });
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
    if (button === null) return;
    const isSecondHalf = event.detail > 1 && press?.button === button && press.hasCalled;
    if (isSecondHalf || underway.has(button)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const now: Press = { button, calls: new Set(), hasCalled: false };
    press = now;
    begun = now;
    setTimeout(() => {
      if (begun === now) begun = null;
    });
  };
  page.addEventListener("click", onClick, { capture: true });
  return () => {
    page.removeEventListener("click", onClick, { capture: true });
    stopWatching();
  };
}
