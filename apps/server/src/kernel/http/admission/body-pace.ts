import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Calls `tick` repeatedly until it is stopped. */
export type Ticker = (tick: () => void) => () => void;

/**
 * A phone with poor reception pauses for seconds and then continues; a sender that stays below this pace for the
 * whole interval is treated as an attack.
 */
export const PACE = { bytes: 10 * 1_024, everyMs: 10_000 } as const;

export type BodyPace = {
  /** The time limit for a body that is not a file. */
  readonly bodyMs: number;
  readonly ticker?: Ticker;
  /** Sends an answer if that is still possible, and ends the connection. */
  readonly cut: (request: IncomingMessage, response: ServerResponse) => void;
};

type Watched = {
  readonly response: ServerResponse;
  bytesThen: number;
  /** The server itself did not read, so the number of received bytes says nothing about the sender. */
  isHeldUp: boolean;
};

const limits = new WeakMap<object, NodeJS.Timeout>();

/**
 * Ends bodies that arrive too slowly: each must bring some bytes between two checks. A body that is not a file has a
 * shorter time limit, because Node has a single limit for all requests, which is the limit for files.
 */
export function watchBodies(
  server: Server,
  { bodyMs, ticker = everyWhile, cut }: BodyPace,
): (request: IncomingMessage, response: ServerResponse) => void {
  const watched = new Map<IncomingMessage, Watched>();
  const stop = ticker(() => {
    for (const [request, body] of watched) {
      const { bytesRead } = request.socket;
      const isHeldUp = request.readableLength > 0 || request.socket.isPaused();
      const isSlow = bytesRead - body.bytesThen < PACE.bytes;
      if (isSlow && !isHeldUp && !body.isHeldUp) cut(request, body.response);
      body.bytesThen = bytesRead;
      body.isHeldUp = isHeldUp;
    }
  });
  server.once("close", stop);
  return (request, response) => {
    const { headers } = request;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
    // The first check only records the bytes so far, because less than a whole interval has passed.
    watched.set(request, { response, bytesThen: request.socket.bytesRead, isHeldUp: true });
    limits.set(request, setTimeout(() => cut(request, response), bodyMs).unref());
    const arrived = (): void => {
      watched.delete(request);
      mayTakeLong(request);
    };
    request.once("end", arrived);
    request.once("close", arrived);
  };
}

/** Lifts the time limit for a body that is a file; the pace still applies. */
export function mayTakeLong(request: object | undefined): void {
  if (request !== undefined) clearTimeout(limits.get(request));
}

function everyWhile(tick: () => void): () => void {
  const timer = setInterval(tick, PACE.everyMs).unref();
  return () => clearInterval(timer);
}
