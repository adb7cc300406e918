import type { KeyboardEvent } from "react";

import { type Gesture, type GestureStore, nothing } from "./tape-gesture.ts";
import { nightsOfBar, type TapeBar } from "../tape-layout.ts";
import type { TapeLine } from "../tape-lines.ts";

/** The position of the keyboard cursor: a line of the chart and a night of the range. */
export type TapeCell = { readonly line: number; readonly night: number };

type TapeKeys = {
  readonly lines: readonly TapeLine[];
  readonly days: number;
  readonly cell: TapeCell;
  readonly gestures: GestureStore;
  readonly mayChange: boolean;
  readonly onMove: (cell: TapeCell) => void;
  readonly onShift: (days: number) => void;
  readonly onDelete: (bar: TapeBar) => void;
  /** Called when a bar that was moved by keys is dropped. */
  readonly onDrop: (moved: Extract<Gesture, { readonly kind: "moving" }>) => void;
};

const WEEK = 7;

/** The bars over a night of a line. */
export function barsAt(line: TapeLine | undefined, night: number, days: number): readonly TapeBar[] {
  return line?.row?.bars.filter((bar) => nightsOfBar(bar, days).includes(night)) ?? [];
}

/**
 * Keys for everything the pointer can do: arrows move the cursor, Enter begins and ends a choice or opens the bar under
 * the cursor. Shift with arrows moves that bar; after that, arrows alone drag its end, and Enter drops it.
 */
// oxlint-disable-next-line max-lines-per-function -- one table of keys: what each does depends on the position of the cursor
export function useTapeKeys(keys: TapeKeys): (event: KeyboardEvent) => void {
  const { lines, days, cell, gestures, mayChange, onMove, onShift, onDelete, onDrop } = keys;
  const step = (by: { readonly line?: number; readonly night?: number }) => {
    const night = cell.night + (by.night ?? 0);
    const line = Math.min(lines.length - 1, Math.max(0, cell.line + (by.line ?? 0)));
    const choice = gestures.get();
    // A choice stays on the line where it began.
    const isHeld = choice.kind === "choosing";
    if (night < 0 || night >= days) {
      if (isHeld) return;
      onShift(night < 0 ? -WEEK : WEEK);
      onMove({ line, night: night < 0 ? night + WEEK : night - WEEK });
      return;
    }
    onMove({ line: isHeld ? choice.line : line, night });
    if (isHeld) gestures.set({ ...choice, night });
  };
  const enter = () => {
    const choice = gestures.get();
    if (choice.kind === "moving") {
      gestures.set(nothing);
      onDrop(choice);
      // The cursor follows the bar that it has moved.
      const night = Math.min(days - 1, Math.max(0, choice.span.start - 0.5));
      onMove({ line: choice.line, night });
      return;
    }
    if (choice.kind === "choosing") {
      gestures.set({ ...choice, kind: "chosen", night: cell.night });
      return;
    }
    const [bar] = barsAt(lines[cell.line], cell.night, days);
    if (bar !== undefined) gestures.set({ kind: "opened", bar, line: cell.line });
    else if (mayChange)
      gestures.set({ kind: "choosing", line: cell.line, anchor: cell.night, night: cell.night });
  };
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      step({ night: -1 });
    },
    ArrowRight: () => {
      step({ night: 1 });
    },
    ArrowUp: () => {
      step({ line: -1 });
    },
    ArrowDown: () => {
      step({ line: 1 });
    },
    Home: () => {
      step({ night: -cell.night });
    },
    End: () => {
      step({ night: days - 1 - cell.night });
    },
    Enter: enter,
    " ": enter,
    Escape: () => {
      gestures.set(nothing);
    },
    Delete: () => {
      const [bar] = barsAt(lines[cell.line], cell.night, days);
      if (bar !== undefined && mayChange) onDelete(bar);
    },
  };
  const move = barMove(keys);
  return (event) => {
    if (move(event)) {
      event.preventDefault();
      return;
    }
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}

const STEPS: Readonly<Record<string, { readonly line: number; readonly nights: number }>> = {
  ArrowLeft: { line: 0, nights: -1 },
  ArrowRight: { line: 0, nights: 1 },
  ArrowUp: { line: -1, nights: 0 },
  ArrowDown: { line: 1, nights: 0 },
};

/** Moves the bar under the cursor by a night or a line, or drags its end. Returns whether the key did any of these. */
function barMove({ lines, days, cell, gestures, mayChange }: TapeKeys) {
  return ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const by = STEPS[key];
    if (by === undefined || !mayChange || ctrlKey || metaKey || altKey) return false;
    const held = gestures.get();
    if (held.kind !== "moving") {
      const [bar] = shiftKey ? barsAt(lines[cell.line], cell.night, days) : [];
      if (bar === undefined || bar.kind === "lease") return false;
      const { line } = cell;
      gestures.set(movedBy({ kind: "moving", bar, home: line, line, span: bar, byKeys: true }, by, lines));
      return true;
    }
    if (shiftKey) gestures.set(movedBy(held, by, lines));
    else {
      const { start, end } = held.span;
      gestures.set({ ...held, span: { start, end: Math.max(start + 1, end + by.nights) } });
    }
    return true;
  };
}

type Moving = Extract<Gesture, { readonly kind: "moving" }>;

/** Skips the head of a property: a bar cannot be dropped there. */
function movedBy(
  moving: Moving,
  by: { readonly line: number; readonly nights: number },
  lines: readonly TapeLine[],
): Moving {
  let line = moving.line + by.line;
  while (by.line !== 0 && lines[line] !== undefined && lines[line]?.row === null) line += by.line;
  const { start, end } = moving.span;
  return {
    ...moving,
    line: lines[line] === undefined ? moving.line : line,
    span: { start: start + by.nights, end: end + by.nights },
  };
}
