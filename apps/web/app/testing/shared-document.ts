import { createRoot } from "react-dom/client";
import { vi } from "vitest";

import { setUpUser } from "./set-up-user.ts";

// All files of a worker share one document and its globals: new ones for each file would take more than twice the time of all tests.
// So what a test leaves there is taken back when it ends, and a file that changes a global for good fails.

const startTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof startTimer>>();

// React and the hands of a user listen once to a document, for all files.
createRoot(document.createElement("div"));
setUpUser();
// The library sets it at each of its steps.
Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);

const noteListeners = () =>
  [document, window].map((target: EventTarget) => ({ target, added: vi.spyOn(target, "addEventListener") }));
let listeners: ReturnType<typeof noteListeners> = [];

/** From now on timers, and listeners to the document and the window, are noted. */
export function noteTimersAndListeners(): void {
  // Not intervals: the one that draws frames is the document's own.
  vi.stubGlobal("setTimeout", (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.add(timer);
    return timer;
  });
  listeners = noteListeners();
}

/** Stops the timers and the listeners that were noted, and leaves the document as a page that was never used. */
export function clearDocument(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const { target, added } of listeners) {
    for (const [type, listener, options] of added.mock.calls)
      target.removeEventListener(type, listener, options);
    added.mockRestore();
  }
  listeners = [];
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie}; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
}

const owners = {
  globalThis,
  document,
  navigator,
  URL,
  "EventTarget.prototype": EventTarget.prototype,
  "Element.prototype": Element.prototype,
  "HTMLElement.prototype": HTMLElement.prototype,
};

type Globals = ReadonlyMap<string, unknown>;

/** What the globals are, by name: their functions, and whether there is something else. */
export function readGlobals(): Globals {
  return new Map(
    Object.entries(owners).flatMap(([owner, object]) =>
      Object.getOwnPropertyNames(object).map((name) => [`${owner}.${name}`, functionOf(object, name)]),
    ),
  );
}

/** The function that stands under a name, or that answers what stands there; of all else only what it is. */
function functionOf(object: object, name: string): unknown {
  const described = Object.getOwnPropertyDescriptor(object, name) ?? {};
  const getter: unknown = Reflect.get(described, "get");
  const value: unknown = Reflect.get(described, "value");
  return getter ?? (typeof value === "function" ? value : typeof value);
}

/** The names of those that differ. */
export function changedGlobals(before: Globals): readonly string[] {
  const after = readGlobals();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
