import { once } from "node:events";
import { createServer } from "node:http";

import type { Env } from "#env.ts";
import type { Metrics } from "./metrics.ts";
import { tokenGate } from "./metrics-routes.ts";
import { PROMETHEUS_TEXT } from "./prometheus.ts";

export type MetricsServer = { readonly close: () => void };

/**
 * Serves `/metrics` on its own port if one is set. The public cannot reach that port, so it checks a token only if
 * one is set too.
 */
export async function serveMetrics(
  metrics: Metrics | null,
  { host, metrics: place }: Pick<Env, "host" | "metrics">,
): Promise<MetricsServer> {
  if (metrics === null) return { close: () => {} };
  const { port = null, token = null } = place ?? {};
  if (port === null) return { close: metrics.close };
  const server = metricsServer(metrics, token);
  server.listen(port, host);
  await once(server, "listening");
  return {
    close() {
      server.close();
      server.closeAllConnections();
      metrics.close();
    },
  };
}

function metricsServer(metrics: Metrics, token: string | null) {
  const mayRead = tokenGate(token);
  return createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    const isMetrics = request.method === "GET" && request.url === "/metrics";
    if (!isMetrics) return void response.writeHead(404).end();
    if (!mayRead(request.headers.authorization))
      return void response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    metrics.text().then(
      (text) =>
        response.writeHead(200, { "content-type": PROMETHEUS_TEXT, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
