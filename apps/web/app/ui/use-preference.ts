import { useSyncExternalStore } from "react";

const PREFIX = "ks-";
const listeners = new Set<() => void>();

/**
 * A choice of looks that belongs to this browser, not to the account: a laptop and a wide screen may differ.
 * `null` where nothing was chosen yet.
 */
export function usePreference(name: string): readonly [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => stored(name),
    () => null,
  );
  return [
    value,
    (next) => {
      keep(name, next);
      for (const listener of listeners) listener();
    },
  ];
}

export type Density = "comfortable" | "compact";

export function useDensity(): readonly [Density, (value: Density) => void] {
  const [value, choose] = usePreference("density");
  return [value === "compact" ? "compact" : "comfortable", choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** A browser may forbid storage; then the choice holds until the page is left. */
const held = new Map<string, string>();

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? held.get(name) ?? null;
  } catch {
    return held.get(name) ?? null;
  }
}

function keep(name: string, value: string): void {
  held.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Held in memory alone.
  }
}
