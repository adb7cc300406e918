import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

import * as z from "zod";

const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  boolValue: z.boolean().optional(),
});
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: Attributes,
              links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).optional(),
              status: z.object({ code: z.number().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: number;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly hasFailed: boolean;
};

export type SpanReceiver = {
  readonly url: string;
  /** The spans in the order in which they ended. */
  readonly spans: () => readonly ReceivedSpan[];
  /** Every body that was sent, unchanged. */
  readonly bodies: readonly string[];
  readonly headers: readonly IncomingHttpHeaders[];
  /** Sets the status of the answers from now on; null = no answer is given. */
  readonly answerWith: (status: number | null) => void;
  readonly close: () => Promise<void>;
};

/** Receives spans as an operator's collector does: by OTLP over HTTP, as JSON, on a port of this machine. */
export async function spanReceiver(): Promise<SpanReceiver> {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let status: number | null = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method !== "POST" || request.url !== "/v1/traces")
        return void response.writeHead(404).end();
      if (status === null) return;
      bodies.push(body);
      headers.push(request.headers);
      response.writeHead(status, { "content-type": "application/json" }).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans: () => bodies.flatMap(spansIn),
    bodies,
    headers,
    answerWith(next) {
      status = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function spansIn(body: string): readonly ReceivedSpan[] {
  return Sent.parse(JSON.parse(body))
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      parentSpanId: span.parentSpanId ?? null,
      startNs: BigInt(span.startTimeUnixNano),
      endNs: BigInt(span.endTimeUnixNano),
      links: span.links ?? [],
      hasFailed: span.status.code === 2,
      facts: Object.fromEntries(
        span.attributes.map(({ key, value }) => [
          key,
          value.stringValue ?? value.boolValue ?? Number(value.intValue),
        ]),
      ),
    }));
}
