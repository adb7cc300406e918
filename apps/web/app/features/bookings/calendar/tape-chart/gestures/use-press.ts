import { useEffect, useRef } from "react";

import type { BarEdge } from "./bar-move.ts";
import type { TapeBar } from "../tape-layout.ts";

export type Point = { readonly x: number; readonly y: number };

/** A pointer or finger that presses the chart. */
export type Press = Point & {
  /** In days from the left of the range, independent of scrolling. */
  readonly at: number;
  readonly line: number;
  readonly night: number;
  readonly bar: TapeBar | null;
  readonly edge: BarEdge;
  readonly pressed: EventTarget;
  /** False while a finger has not rested long enough: it may still scroll. */
  engaged: boolean;
  /** The first night was chosen before: this press chooses the last one. */
  readonly isSecond: boolean;
  moved: boolean;
  timer: number | null;
  /** The current position. */
  last: Point;
  /** The visible extent of the rows, measured once the press has moved. */
  seen: Seen | null;
  /** The animation frame in which the chart scrolls by itself. */
  frame: number | null;
};

/** The visible extent, in px of the window. */
export type Seen = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The current press, and the listeners for as long as it lasts. `onLeave` runs when Esc cancels it. */
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
    // The row of the dragged bar may scroll out and be removed; its touches then no longer reach the chart.
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
  // Only a listener that is not passive and was added before the touch can stop touch scrolling; React offers none.
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
