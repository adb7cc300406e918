import { type PointerEvent, type ReactNode, useRef, useState } from "react";

import type { BadgeIcon } from "../text/status-badge.tsx";
import "./swipe-item.css";

/** What swiping a card to the right does. Its menu or its own controls do it too, so nobody has to swipe. */
export type Swipe = { readonly label: string; readonly icon: BadgeIcon; readonly run: () => void };

type SwipeItemProps = {
  readonly className: string;
  readonly swipe: Swipe | null;
  readonly children: ReactNode;
};

/** A finger that moves this far sideways starts a swipe; one that first moves up or down scrolls the page. */
const BEGINS_PX = 12;
/** Beyond this distance, lifting the finger runs the action. */
const MEANT_PX = 88;
const MOST_PX = 144;

/** A list card that can be swiped to run an action. */
export function SwipeItem({ className, swipe, children }: SwipeItemProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDrawn = useRef(false);
  // A ref, because the finger may be lifted before the last move is rendered.
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the card's menu and controls do the same
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
        // Lifting the finger over a link or a button after a swipe must not click it.
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
