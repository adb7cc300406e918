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
  /** What the button opens: a menu if not given. */
  readonly opens?: "menu" | "dialog";
  /** Starts to load the menu; called on hover or focus. */
  readonly load: () => Promise<unknown>;
  /** Renders the loaded menu around its button. */
  readonly children: (button: MenuButton) => ReactNode;
};

/** A button whose menu loads with the first use. */
export function LazyMenu({ button, opens = "menu", load, children }: LazyMenuProps) {
  const [isRequested, setRequested] = useState(false);
  const trigger = cloneElement(button, {
    "aria-haspopup": opens,
    // The menu mounts the button anew; without this, the focus would be lost.
    autoFocus: isRequested,
  });
  if (isRequested) {
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
      setRequested(true);
    },
  });
}
