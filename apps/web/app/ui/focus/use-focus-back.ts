import { useEffect, useState } from "react";

import { nextIn, focusSpotOf } from "./keep-focus.ts";

const OPENS_DIALOG = 'button[aria-haspopup="dialog"]';

type Opener = {
  readonly place: ReturnType<typeof focusSpotOf> | null;
  readonly group: HTMLElement | null;
};

/**
 * For a dialog that is drawn only while it is open: when it goes, the focus goes back to what opened it. Where that has
 * gone as well, as the button of a rent that is paid now, it goes to the next of its kind, else to what follows on it as
 * everywhere (`keep-focus.ts`), else to the page's content.
 */
export function useFocusBack(): void {
  const [opener] = useState(openerNow);
  // The focus belongs to the document.
  useEffect(
    () => () => {
      returnTo(opener);
    },
    [opener],
  );
}

function openerNow(): Opener {
  const active = document.activeElement;
  // An item of a menu goes with its menu; the button that opened it stays.
  const menu = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const element = menu === null || menu === undefined ? active : document.getElementById(menu);
  // A key that opens from anywhere leaves nothing to go back to.
  if (!(element instanceof HTMLElement) || element === document.body) return { place: null, group: null };
  return { place: focusSpotOf(element), group: element.closest<HTMLElement>("section, main") };
}

function returnTo({ place, group }: Opener): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  next(place, group)?.focus({ preventScroll: true });
}

function next(place: Opener["place"], group: Opener["group"]): HTMLElement | null {
  const content = document.getElementById("content");
  if (place === null) return content;
  const { element } = place;
  if (element.isConnected) return element;
  const alike = element.matches(OPENS_DIALOG) ? group?.querySelector<HTMLElement>(OPENS_DIALOG) : null;
  return alike ?? nextIn(place) ?? content;
}
