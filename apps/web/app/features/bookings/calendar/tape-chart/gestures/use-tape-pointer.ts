import { type PointerEvent, useRef } from "react";

import { movedSpan } from "./bar-move.ts";
import type { Gesture, GestureStore } from "./tape-gesture.ts";
import { nothing } from "./tape-gesture.ts";
import { edgeUnder, goOn, isOnLines, trackOf } from "./tape-points.ts";
import { type Point, type Press, usePress } from "./use-press.ts";
import { nightAt, takenNights, type TapeBar } from "../tape-layout.ts";
import { lineAt, rowNear, type TapeLine } from "../tape-lines.ts";

/** A hand trembles by less. */
const STILL_PX = 4;
/** A finger that rests this long means to draw, not to scroll. */
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
 * Nights by two clicks or by drawing over them, a bar by drawing it elsewhere or one of its ends. A finger draws after it has rested;
 * before that it scrolls. At the edge of the chart it goes on by itself, and Esc leaves everything as it was.
 */
export function useTapePointer(pointer: TapePointer) {
  const { body, scroller, lines, days, gestures, mayChange, barAt, onDrop } = pointer;
  const justMoved = useRef(false);
  const { held, hold, end } = usePress(body, () => {
    justMoved.current = true;
    gestures.set(nothing);
  });

  const pointOf = ({ x, y }: Point) => {
    const track = trackOf(body.current);
    const at = ((x - track.left) / track.width) * days;
    const line = lineAt(lines, y - track.top);
    const row = lines[line]?.row ?? null;
    const taken = row === null ? new Set<number>() : takenNights(row, days);
    return { line, at, night: nightAt(at, taken, days) };
  };
  /** Only what differs is drawn: most moves of a hand stay within a day. */
  const draw = (now: Press) => {
    const point = pointOf(now.last);
    const was = gestures.get();
    const { bar, line, night: anchor } = now;
    if (bar === null) {
      const { night } = point;
      const isSame =
        was.kind === "choosing" && was.line === line && was.anchor === anchor && was.night === night;
      if (!isSame) gestures.set({ kind: "choosing", line, anchor, night });
      return;
    }
    if (bar.kind === "lease") return;
    const on = now.edge === null ? rowNear(lines, point.line, line) : line;
    const span = movedSpan(bar, now.edge, Math.round(point.at - now.at));
    const isSame =
      was.kind === "moving" &&
      was.bar === bar &&
      was.line === on &&
      was.span.start === span.start &&
      was.span.end === span.end;
    if (!isSame) gestures.set({ kind: "moving", bar, home: line, line: on, span });
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    justMoved.current = false;
    const last = { x: event.clientX, y: event.clientY };
    if (event.button !== 0 || !mayChange || !isOnLines(body.current, last)) return;
    const bar = barAt(event.target);
    const before = gestures.get();
    // It is on its way to the server.
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
        if (bar === null) gestures.set({ kind: "choosing", line, anchor: night, night });
        // It lies in the hand now: seen before it moves.
        else if (bar.kind !== "lease") gestures.set({ kind: "moving", bar, home: line, line, span: bar });
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
  /** After the first click the choice follows the pointer; over the end of a bar it says that it can be drawn. */
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
  /** Of a finger that rests it would ask what to do with the page. */
  const onContextMenu = (event: { readonly preventDefault: () => void }) => {
    if ((held()?.timer ?? null) !== null) event.preventDefault();
  };
  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu },
    /** A click that only ends a drawing opens nothing. */
    endsDrawing: () => justMoved.current,
  };
}
