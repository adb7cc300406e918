import { useSyncExternalStore } from "react";

export type Toast = {
  readonly id: number;
  readonly tone: "success" | "information" | "error";
  readonly message: string;
  /** How long it stays when nobody hovers or focuses it; an error stays until it is closed. */
  readonly durationMs: number | null;
  readonly action: ToastAction | null;
  /** Its action takes back what was done: several of them stand as one line. */
  readonly takesBack: boolean;
  /** What a call failed with, if that is what is said: it may know the records that are in the way. */
  readonly error: unknown;
};

export type ToastAction = { readonly label: string; readonly run: () => void };

const SUCCESS_MS = 4_000;
/** Time enough to notice a mistake, read the line and reach the button. */
const UNDO_MS = 10_000;
/** More would hide the page; the oldest that may go makes room. */
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
  /** Says what was done and offers to take it back. */
  undo: (message: string, label: string, run: () => void) =>
    show({ tone: "success", message, durationMs: UNDO_MS, action: { label, run }, takesBack: true }),
  close: (...ids: readonly number[]) => {
    set(toasts.filter(({ id }) => !ids.includes(id)));
  },
  /** For tests: each one starts with an empty screen. */
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

/** A ref: while this element is there the toasts stand in it, the latest one's turn first. */
export function takeToasts(slot: HTMLElement | null): (() => void) | undefined {
  if (slot === null) return undefined;
  slots = [...slots, slot];
  tellAll();
  return () => {
    slots = slots.filter((one) => one !== slot);
    tellAll();
  };
}

/** Null = at their own place over the page. */
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
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
