import type { Logger } from "pino";

/** Counts that are written down a moment later: whoever is counted does not wait for the database. */
export type Tally = {
  readonly count: (key: string) => void;
  /** Resolves when everything counted so far is written; for the orderly end of the process. */
  readonly drain: () => Promise<void>;
};

type TallyOptions = {
  /** Adds the counts to what is stored; all of them or none. */
  readonly write: (counts: ReadonlyMap<string, number>) => Promise<void>;
  /** How long it rests after a write, so that many in a row become few; draining waits for no rest. */
  readonly restMs: number;
  readonly log: Logger;
};

const DRAIN_ATTEMPTS = 3;

/**
 * One writer at a time: what comes in while it writes and rests goes together into its next turn, so a thousand views of one page
 * never queue up for its row. A write that fails keeps its counts for the next one.
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
