import type { LogPosition } from "../log-position.ts";

/**
 * An answer is never older than this when its request arrives, no matter who wrote the data. A session's own writes
 * are visible to it without any delay, through its own position.
 */
const OLDEST_MS = 5_000;
const SAMPLE_MS = 1_000;

/**
 * The end of the primary's log some seconds ago: every standby must have replayed it before it answers any request.
 */
export function oldestPosition(positionOfPrimary: () => Promise<LogPosition | null>) {
  let samples: readonly { readonly at: number; readonly position: LogPosition }[] = [];
  let isAsking = false;
  const indexOfOldest = (now: number): number => samples.findLastIndex(({ at }) => at <= now - OLDEST_MS);
  const sample = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const at = performance.now();
    // While the primary does not answer, no session can be looked up either, so the last sample stays.
    const position = await positionOfPrimary().catch(() => null);
    if (position !== null) samples = [...samples.slice(Math.max(0, indexOfOldest(at))), { at, position }];
    isAsking = false;
  };
  void sample();
  const timer = setInterval(() => void sample(), SAMPLE_MS).unref();
  return {
    /** Null until the primary has answered once. */
    position: (): LogPosition | null =>
      samples[Math.max(0, indexOfOldest(performance.now()))]?.position ?? null,
    close: () => clearInterval(timer),
  };
}
