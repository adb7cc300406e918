import { useLayoutEffect, useState } from "react";

/** Whether a mouse button, a finger or a key is held down. */
let isPressed = false;
const waiting = new Set<() => void>();

function begin(): void {
  isPressed = true;
}

/** The browser fires the click right after the release; waiting updates run after that click. */
function end(): void {
  setTimeout(() => {
    isPressed = false;
    const due = [...waiting];
    waiting.clear();
    for (const show of due) show();
  });
}

for (const kind of ["pointerdown", "keydown"]) globalThis.addEventListener?.(kind, begin, true);
for (const kind of ["pointerup", "pointercancel", "keyup"]) globalThis.addEventListener?.(kind, end, true);
// Listens for the blur of the window only, without capture: a press also blurs the element that had the focus, and that
// must not end the press.
globalThis.addEventListener?.("blur", end);

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
    if (!isPressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [value, shown]);
  return shown;
}
