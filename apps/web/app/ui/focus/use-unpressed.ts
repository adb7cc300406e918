import { useLayoutEffect, useState } from "react";

/** The pointers and keys that are held down. */
const held = new Set<string>();
const waiting = new Set<() => void>();

/** A browser sends the click of a finger as an event of its own, some time after the finger was lifted. */
const TAP_MS = 300;

function nameOf(event: Event): string {
  if (event instanceof KeyboardEvent) return event.code;
  return event instanceof PointerEvent ? `pointer ${event.pointerId}` : "";
}

function press(event: Event): void {
  held.add(nameOf(event));
}

function release(event: Event): void {
  const isTap = event instanceof PointerEvent && event.pointerType === "touch" && event.type === "pointerup";
  setTimeout(() => letGo(nameOf(event)), isTap ? TAP_MS : 0);
}

/** The click of a mouse or a key follows its release at once, so what waits comes after the click. */
function letGo(name: string): void {
  held.delete(name);
  if (held.size > 0) return;
  const due = [...waiting];
  waiting.clear();
  for (const show of due) show();
}

/** After a click, and where another window or a menu of the browser takes over and no release will come. */
function releaseAll(): void {
  setTimeout(() => {
    held.clear();
    letGo("");
  });
}

const listen = globalThis.addEventListener?.bind(globalThis);
for (const kind of ["pointerdown", "keydown"]) listen?.(kind, press, true);
for (const kind of ["pointerup", "pointercancel", "keyup"]) listen?.(kind, release, true);
for (const kind of ["click", "contextmenu"]) listen?.(kind, releaseAll, true);
// Listens for the blur of the window only, without capture: a press also blurs the element that had the focus, and that
// must not end the press.
listen?.("blur", releaseAll);

/**
 * Holds back a new value while something is pressed, because a button that is replaced between press and release loses
 * its click. For an answer that replaces whole parts of a screen.
 */
export function useUnpressed<Value extends string | boolean>(value: Value): Value {
  const [shown, setShown] = useState(value);
  // A layout effect, so that the browser never paints the old value when nothing is pressed.
  useLayoutEffect(() => {
    if (value === shown) return;
    const show = () => setShown(value);
    if (held.size === 0) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [value, shown]);
  return shown;
}
