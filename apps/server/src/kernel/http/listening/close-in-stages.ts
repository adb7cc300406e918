import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A little more than the largest file that is accepted. */
const MOST_BYTES = 32 * 1_024 * 1_024;

/** The same as the time limit for a body that is not a file. */
const MOST_MS = 30_000;

/**
 * Lets a client that is still sending read an answer that came before the end of its body, such as the refusal of a
 * file that is too large. A connection that is closed at once is reset while the client writes: the client then
 * reports a broken connection, and its system may discard the answer. So only our direction is closed; whatever the
 * client still sends is read and discarded, up to a size and for a limited time (RFC 9112, section 9.6).
 */
export function closeInStages(server: Server): void {
  const current = new WeakMap<Socket, IncomingMessage>();
  server.on("connection", (socket: Socket) => {
    // Both Node and the adapter call this to end a connection after such an answer.
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
    // Runs before Node's own listener, which discards the rest without an event, so that nobody could count it.
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
  // A handler that began to read the body has answered without reading to its end.
  request.removeAllListeners("readable").removeAllListeners("data");
  request.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) socket.destroy();
  });
  // Without this call Node assumes that somebody else reads the body.
  request.read(0);
}
