import { useEffect, useEffectEvent } from "react";

const open: (() => void)[] = [];

/** An open list of a field, menu or calendar closes itself first. */
const OWN = '[data-mantine-stop-propagation="true"], [role="menu"]';

/**
 * Escape for dialogs and drawers. Only the latest opened gets it: Escape on a question above a form does not reach the
 * form. Mantine's own listeners would all react to one key, so components that use this set `closeOnEscape={false}`.
 */
export function useEscape(run: () => void, enabled = true): void {
  const latest = useEffectEvent(run);
  // Key events come from the window, outside React.
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
