import { useSyncExternalStore } from "react";

import type { BarSpan, TapeBar } from "../tape-layout.ts";

/** A bar, the line it stands on, and where it would go. */
type OnItsWay = {
  readonly bar: TapeBar;
  readonly home: number;
  readonly line: number;
  readonly span: BarSpan;
};

/** What the hand is doing on the chart. It ends in a question, in a form, or in a bar that is saved where it was put down. */
export type Gesture =
  | { readonly kind: "none" }
  /** The first night is chosen; `night` is where the pointer or the focus stands. */
  | { readonly kind: "choosing"; readonly line: number; readonly anchor: number; readonly night: number }
  /** First and last night, in any order: what shall happen to them is asked. */
  | { readonly kind: "chosen"; readonly line: number; readonly anchor: number; readonly night: number }
  /** A bar under way to other nights, or to another line. `byKeys`: by keys, which say what they do. */
  | ({ readonly kind: "moving"; readonly byKeys?: true } & OnItsWay)
  /** It was put down there, and the server is asked. */
  | ({ readonly kind: "saving" } & OnItsWay)
  /** A bar whose facts stand open. */
  | { readonly kind: "opened"; readonly bar: TapeBar; readonly line: number };

export type GestureStore = {
  readonly get: () => Gesture;
  readonly set: (next: Gesture) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const nothing: Gesture = { kind: "none" };

/** Outside React's state of the chart: while something is dragged only what moves is drawn anew, sixty times a second. */
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
