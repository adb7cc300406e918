import pg from "pg";

import { databaseTime } from "./database-time.ts";
import { DatabaseTimeOver } from "./trouble.ts";
import { addressOf, type WritableHost } from "./writable-host.ts";

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool that lends each connection for the time that its work has left, which includes the wait for a connection.
 * When the time is over the connection is cut: everything that waits on it fails at once, even if the server is
 * frozen and would never answer. A class because pg's pool is made to be extended, not composed.
 */
export class TimedPool extends pg.Pool {
  /**
   * When each connection was last returned, and when one was last found dead: a connection that has been idle since
   * before then may be dead as well.
   */
  readonly #returned = new WeakMap<pg.PoolClient, number>();
  #foundDead = Number.NEGATIVE_INFINITY;
  /** Set for a database with several hosts: finds the one that takes writes. */
  readonly #hosts: WritableHost | null;
  readonly #admitted = new WeakSet<pg.PoolClient>();

  constructor(settings: pg.PoolConfig, hosts: WritableHost | null = null) {
    super(settings);
    this.#hosts = hosts;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const lent = this.#lend();
    if (taken === undefined) return lent;
    lent.then(
      (client) => taken(undefined, client, (release) => client.release(release)),
      (error: Error) => taken(error, undefined, () => {}),
    );
  }

  async #lend(): Promise<pg.PoolClient> {
    const time = databaseTime();
    if (time.leftMs <= 0) throw new DatabaseTimeOver();
    const loan = lendFor(time.leftMs, () => {
      this.#foundDead = performance.now();
      this.#hosts?.forget();
    });
    const started = performance.now();
    const settle = (): void => {
      loan.end();
      time.leftMs -= performance.now() - started;
    };
    this.#trusted().then(
      (client) => {
        if (!loan.begin(client)) return client.release();
        const release = client.release.bind(client);
        let isBack = false;
        const giveBack = (broken?: Error | boolean): void => {
          if (isBack) return;
          isBack = true;
          client.off("end", ended);
          settle();
          this.#returned.set(client, performance.now());
          release(broken);
        };
        // The borrower may never return it: if a transaction does not even begin, the library does not end it.
        const ended = (): void => giveBack(true);
        client.once("end", ended);
        client.release = giveBack;
        loan.resolve(client);
      },
      (error: unknown) => {
        settle();
        loan.reject(error);
      },
    );
    return loan.lent;
  }

  async #trusted(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await (this.#hosts === null ? super.connect() : this.#writable(this.#hosts));
      const returned = this.#returned.get(client) ?? Number.POSITIVE_INFINITY;
      if (returned > this.#foundDead) return client;
      client.release(true);
    }
  }

  /** A connection to the host that takes writes. When that host changes, connections to the former one are closed. */
  async #writable(hosts: WritableHost): Promise<pg.PoolClient> {
    for (let hasLooked = false; ; hasLooked = true) {
      try {
        return await this.#connectTo(hosts);
      } catch (error) {
        // Either the host was found just now and lost again, or the pool is full, which says nothing about the host.
        if (hasLooked || isFull(error)) throw error;
        hosts.forget();
      }
    }
  }

  async #connectTo(hosts: WritableHost): Promise<pg.PoolClient> {
    for (;;) {
      const host = await hosts.find();
      // The pool reads this whenever it opens a connection, and may do so for an earlier caller that still waits.
      this.options.connectionString = host.url;
      const client = await super.connect();
      try {
        if (addressOf(client) === host.address) {
          if (!this.#admitted.has(client)) await hosts.admit(client);
          this.#admitted.add(client);
          return client;
        }
      } catch (error) {
        client.release(true);
        throw error;
      }
      client.release(true);
    }
  }
}

/** Recognised by its message, because the driver gives this error no code. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout exceeded when trying to connect");
}

/**
 * One loan of a connection. When its time is over, a caller that still waits gets an error, and a borrowed connection
 * is ended.
 */
function lendFor(ms: number, onDead: () => void) {
  const { promise: lent, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
  let borrowed: pg.PoolClient | undefined;
  let isOver = false;
  const over = (): void => {
    isOver = true;
    if (borrowed === undefined) reject(new DatabaseTimeOver());
    // Closes the socket if a statement is running, otherwise ends the session in the regular way; both make the
    // connection unusable.
    else {
      onDead();
      void borrowed.end();
    }
  };
  const timer = Number.isFinite(ms) ? setTimeout(over, ms) : undefined;
  return {
    lent,
    resolve,
    reject,
    /** False if nobody waits for the connection any more. */
    begin: (client: pg.PoolClient): boolean => {
      borrowed = client;
      return !isOver;
    },
    end: () => clearTimeout(timer),
  };
}
