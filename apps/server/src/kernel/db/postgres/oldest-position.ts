import type { LogPosition } from "../log-position.ts";

/**
 * Nobody is shown what was older than this when the request came, whoever wrote it. A session finds what it has written itself without
 * any delay, by its own position.
 */
const OLDEST_MS = 5_000;
const SAMPLE_MS = 1_000;

/** Where the log of the primary stood some seconds ago: what a standby must have replayed whoever asks. */
export function oldestPosition(positionOfPrimary: () => Promise<LogPosition | null>) {
  let samples: readonly { readonly at: number; readonly position: LogPosition }[] = [];
  let isAsking = false;
  const indexOfOldest = (now: number): number => samples.findLastIndex(({ at }) => at <= now - OLDEST_MS);
  const sample = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const at = performance.now();
    // While the primary does not answer no session can be looked up either: the last sample stays.
    const position = await positionOfPrimary().catch(() => null);
    if (position !== null) samples = [...samples.slice(Math.max(0, indexOfOldest(at))), { at, position }];
    isAsking = false;
  };
  void sample();
  const timer = setInterval(() => void sample(), SAMPLE_MS).unref();
  return {
    /** Null until the primary has been asked once. */
    position: (): LogPosition | null =>
      samples[Math.max(0, indexOfOldest(performance.now()))]?.position ?? null,
    close: () => clearInterval(timer),
  };
}
