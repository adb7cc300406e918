import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** With no new connection for so long nobody is waiting to connect. */
const QUIET_MS = 10;
/** A turn of the event loop in which nothing much happened: who came during a long one is taken on in the next. */
const SHORT_TURN_MS = 0.5;
/** Under a flood that never pauses the listeners close all the same. */
const DOOR_MS = 1_000;
const SWEEP_MS = 50;

type Talk = {
  /** Answers under way. */
  readonly open: Set<ServerResponse>;
  quietSince: number;
  /** Bytes that had come when it fell quiet: more of them are a request that is still coming. */
  bytesThen: number;
};

export type Connections = { readonly drain: (options: DrainOptions) => Promise<void> };
export type DrainOptions = {
  /** Where the server takes on who connects. */
  readonly listeners: readonly NetServer[];
  /** How long a connection that says nothing may still begin to: its first byte may be on the way. */
  readonly graceMs: number;
  /** What is still open after this long is cut. */
  readonly cutMs: number;
};

/**
 * Knows of each connection whether somebody waits for an answer on it, so that the end of the process cuts nobody off. Node's
 * own bookkeeping counts connections on which nobody ever said a word as busy, and those with a request on the way as idle.
 */
export function trackConnections(server: Server): Connections {
  const talks = new Map<Socket, Talk>();
  let newcomers = 0;
  let isClosing = false;

  server.on("connection", (socket: Socket) => {
    newcomers += 1;
    talks.set(socket, { open: new Set(), quietSince: performance.now(), bytesThen: 0 });
    socket.once("close", () => talks.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    if (isClosing) answer.setHeader("connection", "close");
    const talk = talks.get(socket);
    if (talk === undefined) return;
    talk.open.add(answer);
    answer.once("close", () => {
      talk.open.delete(answer);
      talk.quietSince = performance.now();
      talk.bytesThen = socket.bytesRead;
    });
  });

  /**
   * Who has connected was promised an answer, so the kernel's lines of those not yet taken on are emptied before the listeners close:
   * one after the other, each right after a look at who stands there.
   */
  async function closeListeners(
    listeners: readonly NetServer[],
  ): Promise<{ readonly closed: Promise<unknown> }> {
    for (const listener of listeners) shortenLine(listener);
    const until = performance.now() + DOOR_MS;
    let lastCame = performance.now();
    while (performance.now() - lastCame < QUIET_MS && performance.now() < until) {
      const before = newcomers;
      await nextTurn();
      if (newcomers !== before) lastCame = performance.now();
    }
    const closed: Promise<void>[] = [];
    for (const listener of listeners) {
      let began: number;
      do {
        began = performance.now();
        await nextTurn();
      } while (performance.now() - began > SHORT_TURN_MS && performance.now() < until);
      closed.push(closeListener(listener));
    }
    return { closed: Promise.all(closed) };
  }

  function closeQuiet(since: number, graceMs: number): void {
    const now = performance.now();
    for (const [socket, talk] of talks) {
      if (talk.open.size > 0 || socket.bytesRead > talk.bytesThen) continue;
      if (now - Math.max(talk.quietSince, since) >= graceMs) socket.destroy();
    }
  }

  return {
    async drain({ listeners, graceMs, cutMs }) {
      isClosing = true;
      for (const { open } of talks.values())
        for (const answer of open) if (!answer.headersSent) answer.setHeader("connection", "close");
      const { closed } = await closeListeners(listeners);
      const since = performance.now();
      closeQuiet(since, graceMs);
      // Right after the sockets were read: what has come is known then.
      const sweep = setInterval(() => setImmediate(() => closeQuiet(since, graceMs)), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), cutMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

/**
 * The listener alone: an HTTP server's own way to close also cuts connections on which a request is on its way. Done when the last
 * who came through it is gone.
 */
function closeListener(listener: NetServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  NetServer.prototype.close.call(listener, () => resolve());
  return promise;
}

/**
 * Lets the kernel take on hardly anybody any more: without it, those who come meanwhile keep the line full for ever. Whoever
 * finds it full tries again a second later and is then told that nobody listens. Node has no public way to say so.
 */
function shortenLine(listener: NetServer): void {
  const handle: unknown = "_handle" in listener ? listener._handle : null;
  if (
    typeof handle === "object" &&
    handle !== null &&
    "listen" in handle &&
    typeof handle.listen === "function"
  )
    handle.listen(0);
}
