/** A clock that stands still until it is set. Callable, so that it fits where a clock is `() => Date`. */
export type FixedClock = {
  (): Date;
  now(): Date;
  set(iso: string): void;
  /** Moves the clock on by this many milliseconds. */
  advance(ms: number): void;
};

export function fixedClock(iso: string): FixedClock {
  let at = instantOf(iso);
  const now = () => new Date(at);
  return Object.assign(() => now(), {
    now,
    set: (next: string) => {
      at = instantOf(next);
    },
    advance: (ms: number) => {
      at += ms;
    },
  });
}

/**
 * A clock that showed `iso` when `performance.now()` was `since`, and runs on from there. With 0 that is the start of
 * this process; by default it is now.
 */
export function runningClock(iso: string, since = performance.now()): { readonly now: () => Date } {
  const at = instantOf(iso) - since;
  return { now: () => new Date(at + performance.now()) };
}

function instantOf(iso: string): number {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) throw new Error(`Not an instant: ${iso}`);
  return at;
}
