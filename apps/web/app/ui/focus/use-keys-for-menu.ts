import { useEffect, useEffectEvent } from "react";

/**
 * For a menu that a key opens: keys pressed before the menu has the focus are stored and then passed to it. Without
 * this they would reach the element that still has the focus, where Enter opens something else. Escape also closes a
 * menu that is still loading.
 */
export function useKeysForMenu(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Keys and focus are watched on the document, outside React, because the menu is drawn elsewhere.
  useEffect(() => {
    if (!open) return;
    const kept: string[] = [];
    const below = document.activeElement;
    const keep = (event: KeyboardEvent) => {
      // The focus has moved to the dialog of a menu that failed to load, or to a field that the user pressed meanwhile.
      if (document.activeElement !== below || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === "Escape") close();
      else kept.push(event.key);
    };
    const give = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !isInMenu(target)) return;
      for (const key of kept.splice(0)) press(key);
    };
    document.addEventListener("keydown", keep, true);
    document.addEventListener("focusin", give);
    return () => {
      document.removeEventListener("keydown", keep, true);
      document.removeEventListener("focusin", give);
    };
  }, [open]);
}

function isInMenu(element: Element | null): boolean {
  return element !== null && element.closest('[role="menu"]') !== null;
}

/** An event dispatched by a script has no default action, so Enter and Space click the item. */
function press(key: string): void {
  const item = document.activeElement;
  if (!(item instanceof HTMLElement)) return;
  if (key === "Enter" || key === " ") item.click();
  else item.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
