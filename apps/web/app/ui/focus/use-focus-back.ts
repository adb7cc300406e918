import { useEffect, useState } from "react";

import { nextIn, focusSpotOf } from "./keep-focus.ts";

const OPENS_DIALOG = 'button[aria-haspopup="dialog"]';

type Opener = {
  readonly spot: ReturnType<typeof focusSpotOf> | null;
  readonly group: HTMLElement | null;
};

/**
 * For a dialog that is mounted only while open: on unmount the focus returns to what opened it. If that was removed,
 * such as the button of a rent that is now paid, it goes to the next button of its kind, else by the rule of
 * `keep-focus.ts`, else to the page's content.
 */
export function useFocusBack(): void {
  const [opener] = useState(openerNow);
  // Focus is state of the document, outside React.
  useEffect(
    () => () => {
      returnTo(opener);
    },
    [opener],
  );
}

function openerNow(): Opener {
  const active = document.activeElement;
  // A menu item is removed with its menu; the button that opened the menu stays.
  const menu = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const element = menu === null || menu === undefined ? active : document.getElementById(menu);
  // Opened by a global shortcut: there is nothing to return to.
  if (!(element instanceof HTMLElement) || element === document.body) return { spot: null, group: null };
  return { spot: focusSpotOf(element), group: element.closest<HTMLElement>("section, main") };
}

function returnTo({ spot, group }: Opener): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  next(spot, group)?.focus({ preventScroll: true });
}

function next(spot: Opener["spot"], group: Opener["group"]): HTMLElement | null {
  const content = document.getElementById("content");
  if (spot === null) return content;
  const { element } = spot;
  if (element.isConnected) return element;
  const alike = element.matches(OPENS_DIALOG) ? group?.querySelector<HTMLElement>(OPENS_DIALOG) : null;
  return alike ?? nextIn(spot) ?? content;
}
