import { useSyncExternalStore } from "react";

export type Toast = {
  readonly id: number;
  readonly tone: "success" | "information" | "error";
  readonly message: string;
  /** How long it stays without hover or focus; an error stays until it is closed. */
  readonly durationMs: number | null;
  readonly action: ToastAction | null;
  /** Its action is Undo: several of these are shown as one line. */
  readonly takesBack: boolean;
  /** The error of the call, if the message is about one: it may name the records in the way. */
  readonly error: unknown;
};

export type ToastAction = { readonly label: string; readonly run: () => void };

const SUCCESS_MS = 4_000;
/** Time enough to notice a mistake, read the line and reach the button. */
const UNDO_MS = 10_000;
/** More would hide the page; the oldest that may disappear makes room. */
const MAX_VISIBLE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const toast = {
  success: (message: string, action: ToastAction | null = null) =>
    show({
      tone: "success",
      message,
      durationMs: action === null ? SUCCESS_MS : UNDO_MS,
      action,
      takesBack: false,
    }),
  information: (message: string, action: ToastAction | null = null) =>
    show({
      tone: "information",
      message,
      durationMs: UNDO_MS,
      action,
      takesBack: false,
    }),
  error: (message: string, error: unknown = null) =>
    show({ tone: "error", message, durationMs: null, action: null, takesBack: false, error }),
  /** States what was done and offers Undo. */
  undo: (message: string, label: string, run: () => void) =>
    show({ tone: "success", message, durationMs: UNDO_MS, action: { label, run }, takesBack: true }),
  close: (...ids: readonly number[]) => {
    set(toasts.filter(({ id }) => !ids.includes(id)));
  },
  /** For tests: each starts without toasts. */
  closeAll: () => {
    set([]);
  },
};

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
}

let slots: readonly HTMLElement[] = [];

/** A ref callback: while this element is mounted, the toasts are in it; the latest mounted wins. */
export function takeToasts(slot: HTMLElement | null): (() => void) | undefined {
  if (slot === null) return undefined;
  slots = [...slots, slot];
  notifyListeners();
  return () => {
    slots = slots.filter((one) => one !== slot);
    notifyListeners();
  };
}

/** Null while the toasts are at their own position over the page. */
export function useToastSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}

function show(fields: Omit<Toast, "id" | "error"> & Partial<Pick<Toast, "error">>): number {
  lastId += 1;
  const next = [...toasts, { error: null, ...fields, id: lastId }];
  while (next.length > MAX_VISIBLE) {
    const passing = next.findIndex(({ durationMs }) => durationMs !== null);
    next.splice(Math.max(passing, 0), 1);
  }
  set(next);
  return lastId;
}

function set(next: readonly Toast[]): void {
  toasts = next;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
