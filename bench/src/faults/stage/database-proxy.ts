import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/** Simulates a network between the product and PostgreSQL, on loopback. */
export type DatabaseProxy = {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Breaks every connection and accepts no new one until `mend`. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Delays each response from now on. */
  readonly delay: (ms: number) => void;
  readonly close: () => Promise<void>;
};

/** `target` is the URL of a cluster that listens on a Unix socket. */
export async function databaseProxy(target: string): Promise<DatabaseProxy> {
  const url = new URL(target);
  const path = `${url.searchParams.get("host")}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  let delayMs = 0;

  const server = createServer((near) => {
    const far = connect({ path });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
      // The "close" that follows destroys the other end.
      socket.on("error", () => {});
    }
    near.pipe(far);
    far.pipe(delayed(() => delayMs)).pipe(near);
  });

  async function listen(port: number): Promise<number> {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return address.port;
  }

  async function cut(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  }

  const port = await listen(0);
  return {
    url: `postgresql://${url.username}@127.0.0.1:${port}${url.pathname}`,
    cut,
    mend: async () => {
      await listen(port);
    },
    delay: (ms) => {
      delayMs = ms;
    },
    close: cut,
  };
}

function delayed(ms: () => number): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (ms() === 0) return done(null, chunk);
      void pause(ms()).then(() => done(null, chunk));
    },
  });
}
