import type { KeyboardEvent } from "react";

import { type GestureStore, nothing } from "./tape-gesture.ts";
import { nightsOf, type TapeBar } from "./tape-layout.ts";
import type { TapeLine } from "./tape-lines.ts";

/** Where the keyboard stands: a line of the chart and a night of the range. */
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
};

const WEEK = 7;

/** The bars over a night of a line. */
export function barsAt(line: TapeLine | undefined, night: number, days: number): readonly TapeBar[] {
  return line?.row?.bars.filter((bar) => nightsOf(bar, days).includes(night)) ?? [];
}

/** Everything the pointer can do, by keys: arrows go, Enter begins and ends a choice or opens what stands there. */
export function useTapeKeys(keys: TapeKeys): (event: KeyboardEvent) => void {
  const { lines, days, cell, gestures, mayChange, onMove, onShift, onDelete } = keys;
  const step = (by: { readonly line?: number; readonly night?: number }) => {
    const night = cell.night + (by.night ?? 0);
    const line = Math.min(lines.length - 1, Math.max(0, cell.line + (by.line ?? 0)));
    const choice = gestures.get();
    // A choice stays on the line where it has begun.
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
  return (event) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
