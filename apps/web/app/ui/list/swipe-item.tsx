import { type PointerEvent, type ReactNode, useRef, useState } from "react";

import type { BadgeIcon } from "../text/status-badge.tsx";
import "./swipe-item.css";

/** What drawing a card to the right does. Its menu and its own controls do it as well: nobody has to draw. */
export type Swipe = { readonly label: string; readonly icon: BadgeIcon; readonly run: () => void };

type SwipeItemProps = {
  readonly className: string;
  readonly swipe: Swipe | null;
  readonly children: ReactNode;
};

/** From here on a finger that moves sideways draws the card; what moves up or down first scrolls the page. */
const BEGINS_PX = 12;
/** Far enough to be meant. */
const MEANT_PX = 88;
const MOST_PX = 144;

/** A card of a list, with something to do by drawing it with a finger. */
export function SwipeItem({ className, swipe, children }: SwipeItemProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDrawn = useRef(false);
  // The finger may be lifted before what it last did is drawn.
  const reached = useRef(0);
  const [drawn, setDrawn] = useState(0);
  if (swipe === null) return <li className={className}>{children}</li>;
  const { label, icon: Icon, run } = swipe;
  const onPointerDown = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    wasDrawn.current = false;
    from.current = pointerType === "touch" && isPrimary ? { x, y } : null;
  };
  const onPointerMove = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    if (from.current === null) return;
    const [right, down] = [clientX - from.current.x, Math.abs(clientY - from.current.y)];
    if (!wasDrawn.current) {
      if (down > BEGINS_PX || right < -BEGINS_PX) from.current = null;
      if (right < BEGINS_PX || down > right) return;
      wasDrawn.current = true;
      currentTarget.setPointerCapture(pointerId);
    }
    reached.current = Math.max(0, Math.min(MOST_PX, right - BEGINS_PX));
    setDrawn(reached.current);
  };
  const stop = () => {
    from.current = null;
    reached.current = 0;
    setDrawn(0);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is drawn here goes by the menu and the card's own controls too
    <li
      className={`${className} ks-swipe-item`}
      data-drawn={drawn > 0}
      style={drawn === 0 ? {} : { transform: `translateX(${drawn}px)` }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        const isMeant = reached.current >= MEANT_PX;
        stop();
        if (isMeant) run();
      }}
      onPointerCancel={stop}
      onClickCapture={(event) => {
        // The finger that drew it ends on a link or a button, which was not meant.
        if (!wasDrawn.current) return;
        wasDrawn.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {drawn === 0 ? null : (
        <span className="ks-swipe-item-mark" data-meant={drawn >= MEANT_PX} aria-hidden>
          {label}
          <Icon size={20} />
        </span>
      )}
      {children}
    </li>
  );
}
