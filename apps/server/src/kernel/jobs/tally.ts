import type { Logger } from "pino";

/** Counts that are stored a moment later, so that the counted request does not wait for the database. */
export type Tally = {
  readonly count: (key: string) => void;
  /** Resolves when all counts so far are stored; for an orderly shutdown. */
  readonly drain: () => Promise<void>;
};

type TallyOptions = {
  /** Adds the counts to the stored ones; all of them or none. */
  readonly write: (counts: ReadonlyMap<string, number>) => Promise<void>;
  /** The pause after a write, so that many counts in a row become few writes; draining skips it. */
  readonly restMs: number;
  readonly log: Logger;
};

const DRAIN_ATTEMPTS = 3;

/**
 * One writer at a time: counts that come during a write and its pause are written together next, so a thousand views of
 * one page never queue up for its row. After a failed write the counts are kept for the next one.
 */
export function createTally({ write, restMs, log }: TallyOptions): Tally {
  let pending = new Map<string, number>();
  let writing: Promise<void> | null = null;
  let isDraining = false;
  let endRest = (): void => {};

  function add(key: string, times: number): void {
    pending.set(key, (pending.get(key) ?? 0) + times);
  }

  async function writeDown(): Promise<void> {
    while (pending.size > 0) {
      const batch = pending;
      pending = new Map();
      try {
        await write(batch);
      } catch (error) {
        for (const [key, times] of batch) add(key, times);
        log.warn({ err: error }, "counts not written, kept for the next time");
        return;
      }
      if (!isDraining) await rest();
    }
  }

  function rest(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, restMs);
    endRest = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  function begin(): Promise<void> {
    writing ??= writeDown().finally(() => {
      writing = null;
    });
    return writing;
  }

  return {
    count(key) {
      add(key, 1);
      void begin();
    },
    async drain() {
      isDraining = true;
      endRest();
      for (let attempt = 0; attempt < DRAIN_ATTEMPTS && (pending.size > 0 || writing !== null); attempt += 1)
        await begin();
      isDraining = false;
    },
  };
}
