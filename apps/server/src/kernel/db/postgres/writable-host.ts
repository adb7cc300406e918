import pg from "pg";

import { databaseTrouble } from "./trouble.ts";

/** One of the hosts in a database address. */
export type DatabaseHost = {
  /** The address in the form that the driver takes. */
  readonly url: string;
  /** Host and port as the driver reads them from the address, to compare with those of a connection. */
  readonly address: string;
};

/** The connection leads to a server that only reads, or to a former primary after another server was promoted. */
export class NotWritable extends Error {
  override readonly name = "NotWritable";
  readonly code = "25006";
}

export type WritableHost = {
  /** The host last known to take writes; looks for one if none is known. Rejects while there is none. */
  readonly find: () => Promise<DatabaseHost>;
  /** The host may be away or may have become a standby: the next caller of `find` looks again. */
  readonly forget: () => void;
  /** Checks each new connection once; rejects with `NotWritable`. */
  readonly admit: (connection: pg.ClientBase) => Promise<void>;
};

/**
 * The time limit for opening a connection to a host and for its answer: twice this fits into the time of a request.
 */
const ANSWER_MS = 2_000;
/** After no host was found, nobody looks again for this long, however many requests come. */
const NONE_MS = 200;

/**
 * Null for a server that only reads, such as a standby; otherwise its timeline. Each promotion begins a higher
 * timeline, so of two servers that take writes the lower one is a former primary that was never stopped or has come
 * back.
 */
const TIMELINE = {
  text: `select case when current_setting('transaction_read_only') = 'off'
    then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
  query_timeout: ANSWER_MS,
};

/** Finds which of several hosts takes writes (docs/decisions/0111). */
export function writableHost(urls: readonly string[]): WritableHost {
  let known: DatabaseHost | null = null;
  let newest = "";
  let looking: Promise<DatabaseHost> | null = null;
  let noneBefore = Number.NEGATIVE_INFINITY;
  let none: unknown;

  /** Asks all hosts at once and waits for all of them: the first to answer may be a former primary. */
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

/** Host and port of a connection, as the driver read them from the address. */
export function addressOf(connection: pg.ClientBase): string {
  return connection instanceof pg.Client ? `${connection.host} ${connection.port}` : "";
}

async function askHost(url: string): Promise<{ readonly host: DatabaseHost; readonly timeline: string }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "keystead",
    connectionTimeoutMillis: ANSWER_MS,
  });
  // The awaited calls below reject as well; without this listener the error would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return { host: { url, address: addressOf(client) }, timeline: await timelineOf(client) };
  } finally {
    // Not awaited: a frozen server never closes its side.
    void client.end();
  }
}

async function timelineOf(connection: pg.ClientBase): Promise<string> {
  const { rows } = await connection.query<{ readonly timeline: string | null }>(TIMELINE);
  const timeline = rows[0]?.timeline ?? null;
  if (timeline === null) throw new NotWritable("this server only reads");
  return timeline;
}

/**
 * The error when no host takes writes. A wrong password, for example, does not pass by waiting, so it is reported as
 * it is.
 */
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
