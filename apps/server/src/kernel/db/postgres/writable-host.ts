import pg from "pg";

import { databaseTrouble } from "./trouble.ts";

/** One of the hosts that a database's address names. */
export type DatabaseHost = {
  /** As the driver takes it. */
  readonly url: string;
  /** The driver's own name of it, by which its connections are known. */
  readonly place: string;
};

/** A connection leads to a server that only reads, or to one that was left behind when another was promoted. */
export class NotWritable extends Error {
  override readonly name = "NotWritable";
  readonly code = "25006";
}

export type WritableHost = {
  /** The host last known as writable; looked for when none is. Rejects while there is none. */
  readonly find: () => Promise<DatabaseHost>;
  /** It may have gone or been demoted: whoever asks next has it looked for. */
  readonly forget: () => void;
  /** Asked once of each connection that is new; rejects with `NotWritable`. */
  readonly admit: (connection: pg.ClientBase) => Promise<void>;
};

/** What a host has for opening a connection and answering one question: twice this fits into a request's time. */
const ANSWER_MS = 2_000;
/** So long nobody looks again when none was found, however many requests come. */
const NONE_MS = 200;

/**
 * Null where a server only reads, as a standby does. Else its timeline: each promotion begins a higher one, so of two that take
 * writes the lower is the primary of before, which nobody stopped or which came back.
 */
const TIMELINE = {
  text: `select case when current_setting('transaction_read_only') = 'off'
    then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
  query_timeout: ANSWER_MS,
};

/** Which of several hosts takes writes (docs/decisions/0111). */
export function writableHost(urls: readonly string[]): WritableHost {
  let known: DatabaseHost | null = null;
  let newest = "";
  let looking: Promise<DatabaseHost> | null = null;
  let noneBefore = Number.NEGATIVE_INFINITY;
  let none: unknown;

  /** All at once, and all are waited for: the first to answer may be the one that was left behind. */
  async function look(): Promise<DatabaseHost> {
    const answers = await Promise.allSettled(urls.map(askHost));
    const writable = answers
      .flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []))
      .filter(({ timeline }) => timeline >= newest)
      .toSorted((one, other) => compare(other.timeline, one.timeline));
    const [first] = writable;
    if (first === undefined) {
      noneBefore = performance.now() + NONE_MS;
      none = noneOf(answers);
      throw none;
    }
    newest = first.timeline;
    known = first.host;
    return first.host;
  }

  return {
    async find() {
      if (known !== null) return known;
      if (performance.now() < noneBefore) throw none;
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
    forget() {
      known = null;
    },
    async admit(connection) {
      const timeline = await timelineOf(connection);
      if (timeline < newest) throw new NotWritable("another server was promoted after this one");
      newest = timeline;
    },
  };
}

/** By which host a connection stands, as the driver read its address. */
export function placeOf(connection: pg.ClientBase): string {
  return connection instanceof pg.Client ? `${connection.host} ${connection.port}` : "";
}

async function askHost(url: string): Promise<{ readonly host: DatabaseHost; readonly timeline: string }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "keystead",
    connectionTimeoutMillis: ANSWER_MS,
  });
  // What is awaited below rejects as well; an error that nobody listens to would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return { host: { url, place: placeOf(client) }, timeline: await timelineOf(client) };
  } finally {
    // Not awaited: one that stands still never says goodbye.
    void client.end();
  }
}

async function timelineOf(connection: pg.ClientBase): Promise<string> {
  const { rows } = await connection.query<{ readonly timeline: string | null }>(TIMELINE);
  const timeline = rows[0]?.timeline ?? null;
  if (timeline === null) throw new NotWritable("this server only reads");
  return timeline;
}

/** The message when no host takes writes: a wrong password is none of the troubles that pass. */
function noneOf(answers: readonly PromiseSettledResult<unknown>[]): unknown {
  const errors: readonly unknown[] = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason] : [],
  );
  const [first] = errors;
  return errors.length > 0 && errors.every((error) => databaseTrouble(error) === null)
    ? first
    : new AggregateError([...errors, new NotWritable("no host takes writes")], "no host takes writes");
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
