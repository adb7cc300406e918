import { type PointerEvent, useEffect, useRef } from "react";

import type { Gesture, GestureStore } from "./tape-gesture.ts";
import { nothing } from "./tape-gesture.ts";
import { nightAt, type BarSpan, takenNights, type TapeBar } from "../tape-layout.ts";
import { lineAt, type TapeLine } from "../tape-lines.ts";

/** A hand trembles by less. */
const STILL_PX = 4;
/** A finger that rests this long means to draw, not to scroll. */
const HOLD_MS = 350;
const SCROLL_PX = 8;
/** So near to its end a bar is drawn longer or shorter. */
const EDGE_PX = 8;

type Press = {
  readonly x: number;
  readonly y: number;
  readonly line: number;
  readonly night: number;
  readonly bar: TapeBar | null;
  readonly edge: "start" | "end" | null;
  /** A finger that does not rest yet may still scroll. */
  engaged: boolean;
  /** The first night was chosen before: this press chooses the last one. */
  readonly isSecond: boolean;
  moved: boolean;
  timer: number | null;
};

type TapePointer = {
  readonly body: { readonly current: HTMLElement | null };
  readonly lines: readonly TapeLine[];
  readonly days: number;
  readonly gestures: GestureStore;
  readonly mayChange: boolean;
  readonly barAt: (target: EventTarget) => TapeBar | null;
  readonly onDrop: (moved: Extract<Gesture, { readonly kind: "moving" }>) => void;
};

/**
 * Nights by two clicks or by drawing over them, a bar by drawing it elsewhere or one of its ends. A finger draws after it has rested;
 * before that it scrolls.
 */
export function useTapePointer({ body, lines, days, gestures, mayChange, barAt, onDrop }: TapePointer) {
  const press = useRef<Press | null>(null);
  const justMoved = useRef(false);
  const end = () => {
    if (press.current?.timer !== null && press.current !== null) window.clearTimeout(press.current.timer);
    press.current = null;
  };
  // Scrolling by touch can only be stopped by a listener that React does not offer: one that is not passive.
  useEffect(() => {
    const element = body.current;
    const hold = (event: TouchEvent) => {
      if (press.current?.engaged === true && event.cancelable) event.preventDefault();
    };
    element?.addEventListener("touchmove", hold, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", hold);
    };
  }, [body]);

  const pointOf = (event: PointerEvent) => {
    const track = trackOf(event.currentTarget);
    const at = ((event.clientX - track.left) / track.width) * days;
    const line = lineAt(lines, event.clientY - track.top);
    const row = lines[line]?.row ?? null;
    const taken = row === null ? new Set<number>() : takenNights(row, days);
    return { line, at, night: nightAt(at, taken, days), dayPx: track.width / days };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    justMoved.current = false;
    if (event.button !== 0 || !mayChange || !isOnTrack(event) || turnoverAt(event.target) !== null) return;
    const bar = barAt(event.target);
    const { line, night } = pointOf(event);
    const isTouch = event.pointerType === "touch";
    const before = gestures.get();
    const started: Press = {
      x: event.clientX,
      y: event.clientY,
      line,
      night,
      bar,
      edge: bar === null ? null : edgeAt(event, bar),
      engaged: !isTouch,
      isSecond: before.kind === "choosing" && before.line === line,
      moved: false,
      timer: null,
    };
    if (isTouch)
      started.timer = window.setTimeout(() => {
        started.engaged = true;
        if (bar === null) gestures.set({ kind: "choosing", line, anchor: night, night });
        // It lies in the hand now: seen before it moves.
        else if (bar.kind !== "lease") gestures.set({ kind: "moving", bar, line, span: bar });
      }, HOLD_MS);
    end();
    press.current = started;
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const now = press.current;
    if (now === null) {
      hover(event);
      return;
    }
    const far = Math.hypot(event.clientX - now.x, event.clientY - now.y);
    if (!now.engaged) {
      if (far > SCROLL_PX) end();
      return;
    }
    if (!now.moved && far < STILL_PX) return;
    if (!now.moved) event.currentTarget.setPointerCapture(event.pointerId);
    now.moved = true;
    const point = pointOf(event);
    if (now.bar === null)
      gestures.set({ kind: "choosing", line: now.line, anchor: now.night, night: point.night });
    else if (now.bar.kind !== "lease")
      gestures.set({
        kind: "moving",
        bar: now.bar,
        line: now.edge === null && lines[point.line]?.row !== null ? point.line : now.line,
        span: movedSpan(now.bar, now.edge, Math.round((event.clientX - now.x) / point.dayPx)),
      });
  };
  /** After the first click the choice follows the pointer. */
  const hover = (event: PointerEvent<HTMLDivElement>) => {
    const choice = gestures.get();
    if (choice.kind !== "choosing" || event.pointerType === "touch") return;
    const { night } = pointOf(event);
    if (night !== choice.night) gestures.set({ ...choice, night });
  };
  const onPointerUp = () => {
    const now = press.current;
    end();
    if (now === null) return;
    const gesture = gestures.get();
    if (now.moved) {
      justMoved.current = true;
      if (gesture.kind === "moving") {
        // Also where it was put back: nothing stays drawn.
        gestures.set(nothing);
        onDrop(gesture);
      } else if (gesture.kind === "choosing") gestures.set({ ...gesture, kind: "chosen" });
      return;
    }
    if (now.bar !== null) {
      if (gesture.kind === "moving") gestures.set(nothing);
      return;
    }
    const { line, night } = now;
    // A finger that rested has begun anew.
    const isLast = now.isSecond && (now.timer === null || !now.engaged);
    gestures.set(
      isLast && gesture.kind === "choosing"
        ? { kind: "chosen", line, anchor: gesture.anchor, night }
        : { kind: "choosing", line, anchor: night, night },
    );
  };
  const onPointerCancel = () => {
    end();
    gestures.set(nothing);
  };
  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    /** A click that only ends a drawing opens nothing. */
    endsDrawing: () => justMoved.current,
  };
}

/** The cleaning whose sign lies under the pointer: pressed it opens, and no nights are chosen with it. */
export function turnoverAt(target: EventTarget): string | null {
  const sign = target instanceof Element ? target.closest("[data-turnover]") : null;
  return sign?.getAttribute("data-turnover") ?? null;
}

function trackOf(body: Element): DOMRect {
  return (body.querySelector("[data-track]") ?? body).getBoundingClientRect();
}

function isOnTrack(event: PointerEvent): boolean {
  return event.clientX >= trackOf(event.currentTarget).left;
}

function edgeAt(event: PointerEvent, bar: TapeBar): Press["edge"] {
  if (!(event.target instanceof Element) || bar.kind === "lease") return null;
  const { left, right } = event.target.getBoundingClientRect();
  if (!bar.cutRight && right - event.clientX < EDGE_PX) return "end";
  return !bar.cutLeft && event.clientX - left < EDGE_PX ? "start" : null;
}

/** A stay keeps at least one night. */
function movedSpan({ start, end }: BarSpan, edge: Press["edge"], by: number): BarSpan {
  if (edge === "start") return { start: Math.min(start + by, end - 1), end };
  if (edge === "end") return { start, end: Math.max(end + by, start + 1) };
  return { start: start + by, end: end + by };
}
