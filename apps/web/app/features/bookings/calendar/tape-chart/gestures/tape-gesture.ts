import { useSyncExternalStore } from "react";

import type { BarSpan, TapeBar } from "../tape-layout.ts";

/** A dragged bar, its original line, and its new position. */
type OnItsWay = {
  readonly bar: TapeBar;
  readonly home: number;
  readonly line: number;
  readonly span: BarSpan;
};

/**
 * The current gesture on the chart. It ends in a question, in a form, or in a bar that is saved where it was dropped.
 */
export type Gesture =
  | { readonly kind: "none" }
  /** The first night is chosen; `night` is the one under the pointer or the keyboard cursor. */
  | { readonly kind: "choosing"; readonly line: number; readonly anchor: number; readonly night: number }
  /** The first and last night, in any order; a popover asks what they are for. */
  | { readonly kind: "chosen"; readonly line: number; readonly anchor: number; readonly night: number }
  /**
   * A bar that is being moved to other nights or another line. `byKeys`: by the keyboard, and then a hint explains the
   * keys.
   */
  | ({ readonly kind: "moving"; readonly byKeys?: true } & OnItsWay)
  /** The bar was dropped and is being saved. */
  | ({ readonly kind: "saving" } & OnItsWay)
  /** A bar whose popover is open. */
  | { readonly kind: "opened"; readonly bar: TapeBar; readonly line: number };

export type GestureStore = {
  readonly get: () => Gesture;
  readonly set: (next: Gesture) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const nothing: Gesture = { kind: "none" };

/**
 * Kept outside the React state of the chart: during a drag only the moving parts render again, sixty times a second.
 */
export function gestureStore(): GestureStore {
  let current = nothing;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useGesture({ subscribe, get }: GestureStore): Gesture {
  return useSyncExternalStore(subscribe, get, get);
}
