import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Calls again and again until it is stopped. */
export type Ticker = (tick: () => void) => () => void;

/** A phone in a cellar falls silent for seconds and then sends on; whoever stays below this for so long does it on purpose. */
export const PACE = { bytes: 10 * 1_024, everyMs: 10_000 } as const;

export type BodyPace = {
  /** How long a body may take that is no file. */
  readonly bodyMs: number;
  readonly ticker?: Ticker;
  /** Answers, if that is possible still, and ends the connection. */
  readonly cut: (request: IncomingMessage, response: ServerResponse) => void;
};

type Watched = {
  readonly response: ServerResponse;
  bytesThen: number;
  /** It was we who did not read: what came since says nothing of the sender. */
  isHeldUp: boolean;
};

const limits = new WeakMap<object, NodeJS.Timeout>();

/**
 * Ends bodies that come too slowly. From one look to the next each has to bring some bytes; and one that is no file has to be
 * here in time, since Node knows one limit for all requests: the one of files.
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
    // The first look only notes how much has come: since the beginning less than a whole time has passed.
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

/** For a body that is a file, and comes at its pace. */
export function mayTakeLong(request: object | undefined): void {
  if (request !== undefined) clearTimeout(limits.get(request));
}

function everyWhile(tick: () => void): () => void {
  const timer = setInterval(tick, PACE.everyMs).unref();
  return () => clearInterval(timer);
}
