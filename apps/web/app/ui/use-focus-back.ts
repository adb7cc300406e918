import { useEffect, useState } from "react";

type Place = { readonly element: HTMLElement | null; readonly group: HTMLElement | null };

/**
 * For a dialog that is drawn only while it is open: when it goes, the focus goes back to what opened it. Where that has
 * gone as well, as the button of a rent that is paid now, it goes to the next of its kind, else to the page's content.
 */
export function useFocusBack(): void {
  const [place] = useState(placeOfFocus);
  // The focus belongs to the document.
  useEffect(
    () => () => {
      returnTo(place);
    },
    [place],
  );
}

function placeOfFocus(): Place {
  const active = document.activeElement;
  // An item of a menu goes with its menu; the button that opened it stays.
  const opener = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const element = opener === null || opener === undefined ? active : document.getElementById(opener);
  if (!(element instanceof HTMLElement)) return { element: null, group: null };
  return { element, group: element.closest<HTMLElement>("section, main") };
}

function returnTo({ element, group }: Place): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const next =
    element?.isConnected === true
      ? element
      : (group?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]') ??
        document.getElementById("content"));
  next?.focus({ preventScroll: true });
}
