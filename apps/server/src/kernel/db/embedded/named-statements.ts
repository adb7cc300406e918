import { sqlState } from "../database.ts";

/** Beyond this number, statements are sent unnamed. */
const MOST_NAMES = 500;
/** A longer text is one of many rows or ids, whose number differs each time, and its plan takes megabytes. */
const LONGEST_BYTES = 16_384;
/** The number of texts that are remembered after they were sent once. */
const MOST_SEEN = 1_000;

/** The first bytes of the messages of PostgreSQL's extended protocol. */
const PARSE = 0x50;
const DESCRIBE = 0x44;
const BIND = 0x42;
const SYNC = 0x53;
/** In `DESCRIBE`: of a statement, not of a portal. */
const OF_STATEMENT = 0x53;
/** The body of a message follows its first byte and its length. */
const BODY = 5;

/** `feature_not_supported`, as for a table that got other columns, and `invalid_sql_statement_name` */
const OUTDATED = /^(0A000|26000)$/;

type Statement<Answer> = {
  readonly text: string;
  readonly name: string;
  /** The answer to its description; undefined until it has been described. */
  description: readonly Answer[] | undefined;
};

/**
 * Lets the engine parse and plan a statement once instead of each time, since PGlite sends every statement without a
 * name. This passes on the messages of one connection, of one statement after the other. When a text is sent for the
 * second time, its `Parse` gets a name (migrations send 900 texts once); later ones are not sent, nor is their
 * description. `Bind` then refers to the name.
 */
export function namedStatements<Answer>(mostNames = MOST_NAMES) {
  const known = new Map<string, Statement<Answer>>();
  const seen = new Set<string>();
  let given = 0;
  let current: Statement<Answer> | undefined;

  type Send = (message: Uint8Array) => Promise<Answer[]>;
  return async function through(message: Uint8Array, send: Send): Promise<Answer[]> {
    if (message[0] === PARSE) return parse(message, send);
    if (current === undefined) return send(message);
    try {
      return await pass(message, current, send);
    } catch (error) {
      // This attempt fails; the next one is sent without a name, and the one after it gets a new name.
      if (message[0] === BIND && OUTDATED.test(sqlState(error) ?? "")) known.delete(current.text);
      throw error;
    } finally {
      if (message[0] === SYNC) current = undefined;
    }
  };

  async function parse(message: Uint8Array, send: Send): Promise<Answer[]> {
    current = undefined;
    if (message.length > LONGEST_BYTES) return send(message);
    const text = Buffer.from(message).toString("latin1", BODY);
    // As on PostgreSQL: what has no parameters are settings, `vacuum` and the like, which have no plan to keep.
    if (!text.includes("$1")) return send(message);
    current = known.get(text);
    if (current !== undefined) return [];
    if (known.size >= mostNames || isNew(text)) return send(message);
    const statement: Statement<Answer> = { text, name: `k${given}`, description: undefined };
    given += 1;
    const answer = await send(withName(message, BODY, statement.name));
    known.set(text, statement);
    current = statement;
    return answer;
  }

  function isNew(text: string): boolean {
    if (seen.delete(text)) return false;
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
    return true;
  }

  async function pass(message: Uint8Array, of: Statement<Answer>, send: Send): Promise<Answer[]> {
    if (message[0] === BIND) return send(withName(message, BODY + 1, of.name));
    if (message[0] === DESCRIBE && message[BODY] === OF_STATEMENT) {
      of.description ??= await send(withName(message, BODY + 1, of.name));
      return [...of.description];
    }
    return send(message);
  }
}

/** The message with this name of a statement at a position where it has an empty one. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const bytes = Buffer.from(name, "latin1");
  const longer = Buffer.concat([message.subarray(0, at), bytes, message.subarray(at)]);
  longer.writeInt32BE(longer.readInt32BE(1) + bytes.length, 1);
  return longer;
}
