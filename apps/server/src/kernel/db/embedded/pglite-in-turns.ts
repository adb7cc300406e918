import { setImmediate as nextTurn } from "node:timers/promises";

import { PGlite } from "@electric-sql/pglite";

import { namedStatements } from "./named-statements.ts";

/**
 * After this many milliseconds of statements the event loop gets a turn. The turn lasts as long as the loop has work,
 * but at most the same time.
 */
const TURN_MS = 5;
/**
 * If a turn of the event loop is this short, it had nothing to do. Each turn accepts one connection, so many new
 * connections need many turns.
 */
const IDLE_TURN_MS = 0.05;

type Answers = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/**
 * The engine runs in this process and starts the next statement without yielding: while transactions were queued, not
 * even a health check was answered until the queue was empty. So everything else gets a turn between two messages; the
 * engine's own lock keeps the order. The longest wait that remains is a single statement.
 */
// A class because PGlite offers its protocol to be extended, not composed.
export class PgliteInTurns extends PGlite {
  #turnBegan = performance.now();
  readonly #named = namedStatements<Answers[number]>();
  /** Called with the duration of each message to the engine. */
  onMessage: ((seconds: number) => void) | null = null;

  override execProtocolStream(
    ...[message, options]: Parameters<PGlite["execProtocolStream"]>
  ): Promise<Answers> {
    return this.#named(message, (sent) => super.execProtocolStream(sent, options));
  }

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
