import { monitorEventLoopDelay } from "node:perf_hooks";

import { knownMethod } from "./known-method.ts";
import { createRegistry, type MetricRegistry } from "./prometheus.ts";

/** Metrics of the whole process: numbers only, without personal data. */
export type Metrics = {
  readonly requestEnded: (request: EndedRequest) => void;
  readonly statementTook: (seconds: number) => void;
  readonly jobEnded: (kind: string, outcome: "done" | "failed") => void;
  readonly mailEnded: (outcome: "sent" | "failed") => void;
  /** For values that are read at each scrape. */
  readonly gauge: MetricRegistry["gauge"];
  readonly text: MetricRegistry["text"];
  readonly close: () => void;
};

export type EndedRequest = {
  readonly method: string;
  /** The declared route, `/api/v1/tenants/{id}`, never the requested address. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

const REQUEST_BUCKETS = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 4];

const NS = 1e9;

/** Counts what an operator may watch. Add new metrics here; no label may name a person or a workspace. */
export function createMetrics(): Metrics {
  const registry = createRegistry();
  const requests = registry.counter("keystead_http_requests_total", "Requests by route and status.");
  const durations = registry.histogram(
    "keystead_http_request_duration_seconds",
    "How long requests took, by route.",
    REQUEST_BUCKETS,
  );
  const statements = registry.histogram(
    "keystead_db_statement_duration_seconds",
    "How long the database took for a statement; for a message of its protocol on the embedded one.",
    STATEMENT_BUCKETS,
  );
  const jobs = registry.counter("keystead_job_runs_total", "Runs of background jobs by their outcome.");
  const mails = registry.counter(
    "keystead_mails_total",
    "Mails handed to the mail server, or refused by it.",
  );
  const delay = watchEventLoop(registry);
  processGauges(registry);
  return {
    requestEnded({ method, route, status, seconds }) {
      const known = knownMethod(method);
      requests.add({ method: known, route, status: String(status) });
      durations.observe({ method: known, route }, seconds);
    },
    statementTook: (seconds) => statements.observe({}, seconds),
    jobEnded: (kind, outcome) => jobs.add({ kind, outcome }),
    mailEnded: (outcome) => mails.add({ outcome }),
    gauge: registry.gauge,
    text: registry.text,
    close: () => void delay.disable(),
  };
}

/** Measures since the last scrape. Over a longer time a quiet hour would hide a bad minute. */
function watchEventLoop(registry: MetricRegistry): ReturnType<typeof monitorEventLoopDelay> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.gauge(
    "keystead_event_loop_delay_seconds",
    "How long the event loop was held up, since the last scrape.",
    () => {
      const at = (quantile: number) => delay.percentile(quantile * 100) / NS;
      const samples = [
        ...[0.5, 0.9, 0.99].map((quantile) => ({
          labels: { quantile: String(quantile) },
          value: at(quantile),
        })),
        { labels: { quantile: "1" }, value: delay.max / NS },
      ];
      // Nothing was measured yet.
      const measured = delay.count > 0 ? samples : [];
      delay.reset();
      return measured;
    },
  );
  return delay;
}

function processGauges({ gauge }: MetricRegistry): void {
  const only = (value: number) => [{ labels: {}, value }];
  gauge("process_resident_memory_bytes", "Memory that the process holds.", () =>
    only(process.memoryUsage.rss()),
  );
  gauge("process_start_time_seconds", "When the process started, in Unix time.", () =>
    only(performance.timeOrigin / 1_000),
  );
  gauge("nodejs_heap_size_used_bytes", "Memory that JavaScript uses.", () =>
    only(process.memoryUsage().heapUsed),
  );
}
