import { setImmediate as nextTurn } from "node:timers/promises";

import { PGlite } from "@electric-sql/pglite";

import { namedStatements } from "./named-statements.ts";
import { readDataRows } from "./read-data-rows.ts";

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

/** The first byte of the message that runs a statement. */
const EXECUTE = 0x45;

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

  override execProtocolStream(...given: Parameters<PGlite["execProtocolStream"]>): Promise<Answers> {
    const [message, options] = given;
    return this.#named(message, (sent) =>
      sent[0] === EXECUTE ? this.#execute(sent) : super.execProtocolStream(sent, options),
    );
  }

  /** PGlite never syncs its files after this message, but at the end of the statement. */
  async #execute(message: Uint8Array): Promise<Answers> {
    const chunks: Uint8Array[] = [];
    // The bytes are in the engine's memory, which the next chunk overwrites.
    const onRawData = (bytes: Uint8Array): number => chunks.push(bytes.slice());
    await this.#inTurn(() => this.execProtocolRawStream(message, { syncToFs: false, onRawData }));
    return readDataRows(Buffer.concat(chunks));
  }

  override execProtocolRaw(
    ...given: Parameters<PGlite["execProtocolRaw"]>
  ): ReturnType<PGlite["execProtocolRaw"]> {
    return this.#inTurn(() => super.execProtocolRaw(...given));
  }

  async #inTurn<T>(send: () => Promise<T>): Promise<T> {
    if (performance.now() - this.#turnBegan > TURN_MS) {
      await letOthers();
      this.#turnBegan = performance.now();
    }
    const { onMessage } = this;
    if (onMessage === null) return send();
    const began = performance.now();
    try {
      return await send();
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
