import { setImmediate as nextTurn } from "node:timers/promises";

import { PGlite } from "@electric-sql/pglite";

/** After this long of statements the process looks after its sockets and timers, at most as long while those have work. */
const TURN_MS = 5;
/** A turn of the event loop this short found nothing to do. One connection is taken on per turn, so newcomers need many. */
const IDLE_TURN_MS = 0.05;

/**
 * The engine runs in this process and hands one statement over to the next without letting go of it: while transactions
 * queued up, not even a health check was answered until the queue was empty. Between two messages everything else gets its turn;
 * the engine's own lock keeps the order. What remains is the longest single statement.
 */
// A class because PGlite offers its protocol to be extended, not composed.
export class PgliteInTurns extends PGlite {
  #turnBegan = performance.now();
  /** Hears of each message to the engine how long it took. */
  onMessage: ((seconds: number) => void) | null = null;

  override async execProtocolRaw(
    ...given: Parameters<PGlite["execProtocolRaw"]>
  ): ReturnType<PGlite["execProtocolRaw"]> {
    if (performance.now() - this.#turnBegan > TURN_MS) {
      await letOthers();
      this.#turnBegan = performance.now();
    }
    const { onMessage } = this;
    if (onMessage === null) return super.execProtocolRaw(...given);
    const began = performance.now();
    try {
      return await super.execProtocolRaw(...given);
    } finally {
      onMessage((performance.now() - began) / 1_000);
    }
  }
}

async function letOthers(): Promise<void> {
  const since = performance.now();
  for (let began = since, now = since; now - since < TURN_MS; began = now) {
    await nextTurn();
    now = performance.now();
    if (now - began < IDLE_TURN_MS) return;
  }
}
