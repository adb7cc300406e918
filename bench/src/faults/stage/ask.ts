import { Agent, request } from "node:http";

/** The result of one request. */
export type Answer = {
  readonly startedAt: number;
  readonly ms: number;
  /** Null if there was no response. */
  readonly status: number | null;
  /** Why there was no response: nobody listened; the open connection broke; nothing came in time. */
  readonly failure: "refused" | "broken" | "silent" | null;
  readonly retryAfter: string | null;
  readonly setCookie: readonly string[];
  readonly body: string;
};

export type TimedRequest = {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

const LONGEST_WAIT_MS = 20_000;
/** A connection for each request, so that a broken connection means a request without a response. */
const oneEach = new Agent({ keepAlive: false });

export function ask(origin: string, { method, path, headers, body }: TimedRequest): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const startedAt = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  let connected = false;
  const end = (answer: Partial<Answer>): void => {
    clearTimeout(timer);
    resolve({
      startedAt,
      ms: performance.now() - startedAt,
      status: null,
      failure: null,
      retryAfter: null,
      setCookie: [],
      body: "",
      ...answer,
    });
  };
  const outgoing = request(origin + path, {
    agent: oneEach,
    method: method ?? (text === undefined ? "GET" : "POST"),
    headers: {
      origin,
      ...headers,
      ...(text === undefined
        ? {}
        : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
    },
  });
  const timer = setTimeout(() => {
    end({ failure: "silent" });
    outgoing.destroy();
  }, LONGEST_WAIT_MS);
  outgoing.on("socket", (socket) => socket.once("connect", () => (connected = true)));
  outgoing.on("error", () => end({ failure: connected ? "broken" : "refused" }));
  outgoing.on("response", (response) => {
    let received = "";
    response.setEncoding("utf8").on("data", (part: string) => (received += part));
    response.on("error", () => end({ failure: "broken" }));
    response.on("end", () =>
      end({
        status: response.statusCode ?? null,
        retryAfter: response.headers["retry-after"] ?? null,
        setCookie: response.headers["set-cookie"] ?? [],
        body: received,
      }),
    );
  });
  outgoing.end(text);
  return promise;
}
