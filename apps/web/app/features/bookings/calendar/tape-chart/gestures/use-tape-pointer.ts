import { type PointerEvent, useRef } from "react";

import { drawnGesture, heldGesture, pressedGesture, type TapePoint } from "./drawn-gesture.ts";
import type { Gesture, GestureStore } from "./tape-gesture.ts";
import { nothing } from "./tape-gesture.ts";
import { edgeUnder, goOn, isOnLines, trackOf } from "./tape-points.ts";
import { type Point, type Press, usePress } from "./use-press.ts";
import { nightAt, takenNights, type TapeBar } from "../tape-layout.ts";
import { lineAt, type TapeLine } from "../tape-lines.ts";

/** A pointer that moves less than this has not moved: a hand trembles. */
const STILL_PX = 4;
/** A finger that rests this long starts a drag instead of scrolling. */
const HOLD_MS = 350;
const SCROLL_PX = 8;

type TapePointer = {
  readonly body: { readonly current: HTMLElement | null };
  readonly scroller: { readonly current: HTMLElement | null };
  readonly lines: readonly TapeLine[];
  readonly days: number;
  readonly gestures: GestureStore;
  readonly mayChange: boolean;
  readonly barAt: (target: EventTarget) => TapeBar | null;
  readonly onDrop: (moved: Extract<Gesture, { readonly kind: "moving" }>) => void;
};

/**
 * Chooses nights by two clicks or by dragging over them, and moves a bar, or one of its ends, by dragging. A finger
 * drags after it has rested; before that it scrolls. At its edge the chart scrolls by itself, and Esc cancels
 * everything.
 */
// oxlint-disable-next-line max-lines-per-function -- one press: what each event does depends on how the press began
export function useTapePointer(pointer: TapePointer) {
  const { body, scroller, lines, days, gestures, mayChange, barAt, onDrop } = pointer;
  const justMoved = useRef(false);
  const { held, hold, end } = usePress(body, () => {
    justMoved.current = true;
    gestures.set(nothing);
  });

  const pointOf = ({ x, y }: Point): TapePoint => {
    const track = trackOf(body.current);
    const at = ((x - track.left) / track.width) * days;
    const line = lineAt(lines, y - track.top);
    const row = lines[line]?.row ?? null;
    const taken = row === null ? new Set<number>() : takenNights(row, days);
    return { line, at, night: nightAt(at, taken, days) };
  };
  /** Renders only changes: most moves stay within a day. */
  const set = (next: Gesture | null) => {
    if (next !== null) gestures.set(next);
  };
  const draw = (now: Press) => {
    set(drawnGesture(now, pointOf(now.last), { lines, was: gestures.get() }));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    justMoved.current = false;
    const last = { x: event.clientX, y: event.clientY };
    if (event.button !== 0 || !mayChange || !isOnLines(body.current, last)) return;
    if (turnoverAt(event.target) !== null) return;
    const bar = barAt(event.target);
    const before = gestures.get();
    // This bar is being saved.
    if (before.kind === "saving" && bar?.of.id === before.bar.of.id) return;
    const { line, at, night } = pointOf(last);
    const isTouch = event.pointerType === "touch";
    const started: Press = {
      ...last,
      at,
      line,
      night,
      bar,
      edge: bar === null ? null : edgeUnder(event, bar),
      pressed: event.target,
      engaged: !isTouch,
      isSecond: before.kind === "choosing" && before.line === line,
      moved: false,
      timer: null,
      last,
      seen: null,
      frame: null,
    };
    if (isTouch)
      started.timer = window.setTimeout(() => {
        started.engaged = true;
        set(heldGesture(started));
      }, HOLD_MS);
    hold(started);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const now = held();
    if (now === null) {
      hover(event);
      return;
    }
    now.last = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.last.x - now.x, now.last.y - now.y);
    if (!now.engaged) {
      if (far > SCROLL_PX) end();
      return;
    }
    if (!now.moved && far < STILL_PX) return;
    if (!now.moved) event.currentTarget.setPointerCapture(event.pointerId);
    now.moved = true;
    draw(now);
    goOn(now, scroller.current, draw);
  };
  /**
   * After the first click the choice follows the pointer. Over the end of a bar the cursor shows that it can be
   * dragged.
   */
  const hover = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === "touch" || !mayChange) return;
    const choice = gestures.get();
    if (choice.kind !== "choosing") {
      const bar = barAt(event.target);
      if (bar !== null && event.target instanceof HTMLElement)
        event.target.style.cursor = edgeUnder(event, bar) === null ? "" : "ew-resize";
      return;
    }
    const { night } = pointOf({ x: event.clientX, y: event.clientY });
    if (night !== choice.night) gestures.set({ ...choice, night });
  };
  const onPointerUp = () => {
    const now = held();
    end();
    if (now === null) return;
    const gesture = gestures.get();
    if (now.moved) {
      justMoved.current = true;
      if (gesture.kind === "moving") {
        // Also if the bar was dropped at its old position: nothing of the drag stays drawn.
        gestures.set(nothing);
        onDrop(gesture);
      } else if (gesture.kind === "choosing") gestures.set({ ...gesture, kind: "chosen" });
      return;
    }
    set(pressedGesture(now, gesture));
  };
  const onPointerCancel = () => {
    end();
    gestures.set(nothing);
  };
  /** A resting finger would open the context menu of the page. */
  const onContextMenu = (event: { readonly preventDefault: () => void }) => {
    if ((held()?.timer ?? null) !== null) event.preventDefault();
  };
  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu },
    /** A click that only ends a drag opens nothing. */
    endsDrawing: () => justMoved.current,
  };
}

/** The turnover whose sign is under the pointer: a press opens it and chooses no nights. */
export function turnoverAt(target: EventTarget): string | null {
  const sign = target instanceof Element ? target.closest("[data-turnover]") : null;
  return sign?.getAttribute("data-turnover") ?? null;
}
