import { useSyncExternalStore } from "react";

const PREFIX = "ks-";
const listeners = new Set<() => void>();

/**
 * A display preference of this browser, not of the account: a laptop and a wide screen may differ. `null` if not set.
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
  // Changes in another tab of the same browser.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** If the browser forbids storage, the choice holds until the page is left. */
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
    // Kept in memory only.
  }
}
