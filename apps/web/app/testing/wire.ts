/** A request that a screen sent to the server. */
export type Sent = {
  readonly method: string;
  readonly path: string;
  /** The query string, decoded. */
  readonly query: Readonly<Record<string, string>>;
  readonly key: string | null;
  readonly body: unknown;
};

type Answering = (requested: Sent) => Response | Promise<Response>;

/** Like a server that never answers: the request stays pending. */
const silent: Answering = () => new Promise<Response>(() => {});

export const sent: Sent[] = [];
let answering = silent;

/** For a test of a screen: until it ends, requests are answered by this function. */
export function answerWith(next: Answering): void {
  answering = next;
}

export function resetWire(): void {
  sent.length = 0;
  answering = silent;
}

/** The requests with this method that the screen has sent, in their order. */
export const sentBy = (method: string): readonly Sent[] => sent.filter((one) => one.method === method);

/** Replaces the network. The client takes `fetch` when it is created, so this is set before any import. */
export const wire: typeof fetch = async (input, init) => {
  const address = typeof input === "string" ? new URL(input, window.location.href) : input;
  const request = new Request(address, init);
  const text = await request.text();
  const body: unknown = text === "" ? null : JSON.parse(text);
  const call = {
    method: request.method,
    path: new URL(request.url).pathname,
    query: Object.fromEntries(new URL(request.url).searchParams),
    key: request.headers.get("idempotency-key"),
    body,
  };
  sent.push(call);
  return answering(call);
};
