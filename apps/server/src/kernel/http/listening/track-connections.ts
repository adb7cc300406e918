import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Without a new connection for this long, nobody is waiting to connect. */
const QUIET_MS = 10;
/**
 * In a turn of the event loop this short little happened; connections that come during a long turn are accepted only
 * in the next turn.
 */
const SHORT_TURN_MS = 0.5;
/** Under a flood that never pauses the listeners close after this long. */
const DOOR_MS = 1_000;
const SWEEP_MS = 50;

type Talk = {
  /** Answers in progress. */
  readonly open: Set<ServerResponse>;
  quietSince: number;
  /** The bytes received when the connection became quiet: more bytes mean that a request is coming. */
  bytesThen: number;
};

export type Connections = { readonly drain: (options: DrainOptions) => Promise<void> };
export type DrainOptions = {
  /** Where the server accepts connections. */
  readonly listeners: readonly NetServer[];
  /** How long a silent connection may still start a request: its first byte may be on the way. */
  readonly graceMs: number;
  /** Connections still open after this long are cut. */
  readonly cutMs: number;
};

/**
 * Tracks for each connection whether a client waits for an answer, so that the end of the process cuts nobody off.
 * Node's own bookkeeping counts connections without any request as busy, and connections with a request on the way as
 * idle.
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
      const { closed } = await closeListeners(listeners, () => newcomers);
      const since = performance.now();
      closeQuiet(since, graceMs);
      // Runs in setImmediate, right after the sockets were read, so that the received bytes are known.
      const sweep = setInterval(() => setImmediate(() => closeQuiet(since, graceMs)), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), cutMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

/**
 * A client that has connected expects an answer, so the kernel's queues of unaccepted connections are emptied before
 * the listeners close: one after the other, each right after a turn in which its queue was read.
 */
async function closeListeners(
  listeners: readonly NetServer[],
  connected: () => number,
): Promise<{ readonly closed: Promise<unknown> }> {
  for (const listener of listeners) shortenLine(listener);
  const until = performance.now() + DOOR_MS;
  let lastCame = performance.now();
  while (performance.now() - lastCame < QUIET_MS && performance.now() < until) {
    const before = connected();
    await nextTurn();
    if (connected() !== before) lastCame = performance.now();
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

/**
 * Closes only the listener: `close` of an HTTP server also cuts connections on which a request is on its way. Resolves
 * when the last connection of the listener has ended.
 */
function closeListener(listener: NetServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  NetServer.prototype.close.call(listener, () => resolve());
  return promise;
}

/**
 * Makes the kernel's queue as short as possible: otherwise new connections keep it full for ever. A client that finds
 * it full tries again a second later and is then refused. Node has no public API for this.
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
