import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from "react";

import { ahead } from "../../lib/chunks/parts.ts";
import { Pending } from "./pending.tsx";

export type MenuButton = ReactElement<ComponentProps<"button">>;

type LazyMenuProps = {
  readonly button: MenuButton;
  /** Begins to fetch the menu; called when the pointer or the focus arrives. */
  readonly load: () => Promise<unknown>;
  /** The fetched menu around its button. */
  readonly children: (button: MenuButton) => ReactNode;
};

/** A button whose menu, and all that places it, comes with the first use. */
export function LazyMenu({ button, load, children }: LazyMenuProps) {
  const [asked, setAsked] = useState(false);
  const trigger = cloneElement(button, {
    "aria-haspopup": "menu",
    // The menu draws the button anew around itself; the focus must not fall to the page meanwhile.
    autoFocus: asked,
  });
  if (asked) {
    return <Suspense fallback={<Pending>{trigger}</Pending>}>{children(trigger)}</Suspense>;
  }
  return cloneElement(trigger, {
    "aria-expanded": false,
    onPointerEnter: () => {
      ahead(load);
    },
    onFocus: () => {
      ahead(load);
    },
    onClick: () => {
      setAsked(true);
    },
  });
}
