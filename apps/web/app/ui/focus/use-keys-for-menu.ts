import { useEffect, useEffectEvent } from "react";

/**
 * For a menu that a key opens: keys pressed until it has the focus are kept and then given to it. They would otherwise
 * reach what has the focus below, where Enter opens something else. Escape closes also a menu that is still loading.
 */
export function useKeysForMenu(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Keys and focus are watched on the document, outside React, because the menu is drawn elsewhere.
  useEffect(() => {
    if (!open) return;
    const kept: string[] = [];
    const below = document.activeElement;
    const keep = (event: KeyboardEvent) => {
      // Elsewhere is the dialog of a menu that could not be loaded, or a field that was pressed meanwhile.
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

/** An event made by a script has no default action: Enter and Space press the item by hand. */
function press(key: string): void {
  const item = document.activeElement;
  if (!(item instanceof HTMLElement)) return;
  if (key === "Enter" || key === " ") item.click();
  else item.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
