import { useEffect, useRef } from "react";

import type { BarEdge } from "./bar-move.ts";
import type { TapeBar } from "../tape-layout.ts";

export type Point = { readonly x: number; readonly y: number };

/** A hand on the chart. */
export type Press = Point & {
  /** In days from the left of the range, wherever the chart is scrolled to. */
  readonly at: number;
  readonly line: number;
  readonly night: number;
  readonly bar: TapeBar | null;
  readonly edge: BarEdge;
  readonly pressed: EventTarget;
  /** A finger that does not rest yet may still scroll. */
  engaged: boolean;
  /** The first night was chosen before: this press chooses the last one. */
  readonly isSecond: boolean;
  moved: boolean;
  timer: number | null;
  /** Where it is now. */
  last: Point;
  /** What is seen of the rows while it lasts, once it has moved. */
  seen: Seen | null;
  /** Of the chart that goes on by itself. */
  frame: number | null;
};

/** In px of the window. */
export type Seen = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** What the chart is pressed with, and all that listens as long as it is. `onLeave`: by Esc, with nothing done. */
export function usePress(body: { readonly current: HTMLElement | null }, onLeave: () => void) {
  const press = useRef<Press | null>(null);
  const ending = useRef<() => void>(() => {});
  const stop = (event: Event) => {
    if (press.current?.engaged === true && event.cancelable) event.preventDefault();
  };
  const end = () => {
    ending.current();
    ending.current = () => {};
    press.current = null;
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || press.current?.moved !== true) return;
    event.stopPropagation();
    end();
    onLeave();
  };
  const hold = (started: Press) => {
    end();
    press.current = started;
    const { pressed } = started;
    // The row of what is held may be scrolled away, and then its touches no longer reach the chart.
    pressed.addEventListener("touchmove", stop, { passive: false });
    window.addEventListener("keydown", leave, { capture: true });
    ending.current = () => {
      if (started.timer !== null) window.clearTimeout(started.timer);
      if (started.frame !== null) cancelAnimationFrame(started.frame);
      started.frame = null;
      pressed.removeEventListener("touchmove", stop);
      window.removeEventListener("keydown", leave, { capture: true });
    };
  };
  // Scrolling by touch can only be stopped by a listener that React does not offer: one that is not passive, and there before the touch is.
  useEffect(() => {
    const element = body.current;
    const hear = (event: TouchEvent) => {
      if (press.current?.engaged === true && event.cancelable) event.preventDefault();
    };
    element?.addEventListener("touchmove", hear, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", hear);
      ending.current();
    };
  }, [body]);
  return { held: () => press.current, hold, end };
}
