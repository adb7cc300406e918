import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A little more than the largest file that is accepted. */
const MOST_BYTES = 32 * 1_024 * 1_024;

/** Like the time limit for a body that is not a file. */
const MOST_MS = 30_000;

/**
 * Lets a client that is still sending read the answer that came before the end of its body, such as the refusal of a
 * file that is too large. A connection closed at once is reset while the client writes: it then reports a broken
 * connection, and its system may discard the answer. So only our direction is closed, and what still comes is read and
 * discarded, up to a size and for a time (RFC 9112, section 9.6).
 */
export function closeInStages(server: Server): void {
  const current = new WeakMap<Socket, IncomingMessage>();
  server.on("connection", (socket: Socket) => {
    // Both Node and the adapter end a connection with this after such an answer.
    const close = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const request = current.get(socket);
      if (request === undefined || request.complete || socket.destroyed) {
        close();
        return;
      }
      if (socket.writableEnded) return;
      socket.end();
      request.once("close", () => socket.destroy());
    };
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, request);
    // Before Node, which discards the rest without an event, so that nobody could count it.
    response.prependListener("finish", () => {
      if (!request.complete) discardRest(request);
    });
  });
}

function discardRest(request: IncomingMessage): void {
  const { socket } = request;
  const cut = setTimeout(() => socket.destroy(), MOST_MS).unref();
  request.once("close", () => clearTimeout(cut));
  let bytes = 0;
  // Whoever began to read the body has answered without its end.
  request.removeAllListeners("readable").removeAllListeners("data");
  request.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) socket.destroy();
  });
  // Node takes a body that somebody reads for theirs.
  request.read(0);
}
