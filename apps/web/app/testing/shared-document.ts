import { createRoot } from "react-dom/client";
import { vi } from "vitest";

import { setUpUser } from "./set-up-user.ts";

// All files of a worker share one document and its globals: a new document for each file would more than double the
// time of all tests. So changes to the document are undone when a test ends, and a file that changes a global
// permanently fails.

const startTimer = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof startTimer>>();

// React and user-event add listeners to a document once, for all files.
createRoot(document.createElement("div"));
setUpUser();
// Testing Library sets it at each of its steps.
Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);

const noteListeners = () =>
  [document, window].map((target: EventTarget) => ({ target, added: vi.spyOn(target, "addEventListener") }));
let listeners: ReturnType<typeof noteListeners> = [];

/** From now on records timers, and listeners of the document and the window. */
export function noteTimersAndListeners(): void {
  // Not intervals: the one that draws frames belongs to the document.
  vi.stubGlobal("setTimeout", (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.add(timer);
    return timer;
  });
  listeners = noteListeners();
}

/** Removes the recorded timers and listeners, and resets the document to an unused page. */
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

/** The globals by name: for functions the function, for anything else its type. */
export function readGlobals(): Globals {
  return new Map(
    Object.entries(owners).flatMap(([owner, object]) =>
      Object.getOwnPropertyNames(object).map((name) => [`${owner}.${name}`, functionOf(object, name)]),
    ),
  );
}

/** The function or getter of this name; for anything else only its type. */
function functionOf(object: object, name: string): unknown {
  const described = Object.getOwnPropertyDescriptor(object, name) ?? {};
  const getter: unknown = Reflect.get(described, "get");
  const value: unknown = Reflect.get(described, "value");
  return getter ?? (typeof value === "function" ? value : typeof value);
}

/** The names of the globals that differ. */
export function changedGlobals(before: Globals): readonly string[] {
  const after = readGlobals();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
