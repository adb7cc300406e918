import { useLayoutEffect, useState } from "react";

/** Something is held down: a mouse button, a finger, or a key on a button. */
let isPressed = false;
const waiting = new Set<() => void>();

function begin(): void {
  isPressed = true;
}

/** The click follows at once; what waits comes after it. */
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
// Of the window alone: a press takes the focus from another element, which is no end of it.
globalThis.addEventListener?.("blur", end);

/**
 * The value as it was until nothing is pressed any more: a button that is replaced between press and release loses its
 * click. For what replaces whole parts of a screen when an answer arrives.
 */
export function useUnpressed<Value extends string | boolean>(value: Value): Value {
  const [shown, setShown] = useState(value);
  // Before the browser draws, so that nobody sees the value of before.
  useLayoutEffect(() => {
    if (value === shown) return;
    const show = () => setShown(value);
    if (!isPressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [value, shown]);
  return shown;
}
