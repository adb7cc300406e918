import { useEffect, useEffectEvent } from "react";

const open: (() => void)[] = [];

/** A list that is open in a field, a menu or a calendar closes first, by itself. */
const OWN = '[data-mantine-stop-propagation="true"], [role="menu"]';

/**
 * Escape for what stands open over the page. Only what opened last hears it: a question above a form is answered without the
 * form asking again. Mantine's own listeners all hear one key, so whoever takes this says `closeOnEscape={false}`.
 */
export function useEscape(run: () => void, enabled = true): void {
  const latest = useEffectEvent(run);
  // The keyboard belongs to the window.
  useEffect(() => {
    if (!enabled) return;
    const one = () => {
      latest();
    };
    if (open.length === 0) window.addEventListener("keydown", hear, { capture: true });
    open.push(one);
    return () => {
      open.splice(open.indexOf(one), 1);
      if (open.length === 0) window.removeEventListener("keydown", hear, { capture: true });
    };
  }, [enabled]);
}

function hear(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing || event.repeat) return;
  const { target } = event;
  if (target instanceof Element && target.closest(`${OWN}, .mantine-Popover-dropdown`) !== null) return;
  event.stopPropagation();
  open.at(-1)?.();
}
