import { randomUUID } from "node:crypto";

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from "@opentelemetry/api";
import { ExportResultCode, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  AlwaysOnSampler,
  TracerProvider,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

import { sqlState } from "#kernel/db/database.ts";
import { operationOf, statementText } from "./statement-text.ts";
import {
  currentSpan,
  type CurrentSpan,
  type OpenSpan,
  type Tracing,
  type TracingSettings,
} from "./tracing.ts";

/** At most this many unsent spans are kept, which is some megabytes; further spans are dropped. */
const MOST_WAITING = 2_048;
const ONE_SENDING = 512;
const EVERY_MS = 5_000;
/** The time limit for sending one batch, retries included. */
const SEND_MS = 5_000;
const CLOSE_MS = 1_000;

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER };

/** A span, and the clock of its trace in milliseconds since 1970. */
type Timed = { readonly span: Span; readonly clock: () => number };
/** The span, and what is needed to make a child span. */
type Here = CurrentSpan & Timed & { readonly context: Context };

/**
 * Sends spans to the operator's collector by OTLP over HTTP. Only this file imports the packages, and it is loaded
 * only if tracing is set. Nothing is registered globally, so that libraries with spans of their own, whose texts
 * nobody here has reviewed, cannot send them.
 */
export function openTracing(settings: TracingSettings, log: Logger, closeMs = CLOSE_MS): Tracing {
  const provider = sendingProvider(settings, log);
  const tracer = provider.getTracer("keystead");
  // Contains only what this file stored.
  const spans = new WeakMap<CurrentSpan, Here>();
  const here = (): Here | undefined => {
    const current = currentSpan.getStore();
    const found = current === undefined ? undefined : spans.get(current);
    // Work that continues after its request was answered does not belong to the request's trace.
    return found?.span.isRecording() === true ? found : undefined;
  };

  async function during<T>(timed: Timed, parent: Context, work: (open: OpenSpan) => Promise<T>): Promise<T> {
    const { span, clock } = timed;
    const { traceId } = span.spanContext();
    const current: CurrentSpan = { traceId };
    spans.set(current, { traceId, span, clock, context: trace.setSpan(parent, span) });
    try {
      return await currentSpan.run(current, () => work(openSpan(span, traceId)));
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end(clock());
    }
  }

  return {
    trace({ name, kind, traceparent, facts }, work) {
      const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
      const links = caller === null ? [] : [{ context: { ...caller, isRemote: true } }];
      const clock = traceClock();
      const options = { kind: kinds[kind], attributes: facts, links, root: true, startTime: clock() };
      return during({ span: tracer.startSpan(name, options, ROOT_CONTEXT), clock }, ROOT_CONTEXT, work);
    },
    within(name, facts, work) {
      const around = here();
      if (around === undefined) return work();
      const { clock, context } = around;
      const options = { attributes: facts, startTime: clock() };
      return during({ span: tracer.startSpan(name, options, context), clock }, context, work);
    },
    statementSent(text) {
      const around = here();
      if (around === undefined) return () => {};
      const operation = operationOf(text);
      const { clock, context } = around;
      const attributes = {
        "db.system.name": "postgresql",
        "db.operation.name": operation,
        "db.query.text": statementText(text),
      };
      const options = { kind: SpanKind.CLIENT, attributes, startTime: clock() };
      const span = tracer.startSpan(operation, options, context);
      return (error) => {
        if (error !== undefined && error !== null) failed(span, error);
        span.end(clock());
      };
    },
    close: () => withinTime(closeMs, provider.shutdown()),
  };
}

/** Samples every request, and sends ended spans in batches. */
function sendingProvider({ url, headers }: TracingSettings, log: Logger): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url,
    headers: { ...headers },
    timeoutMillis: SEND_MS,
    // Allows all waiting batches to be sent at once when the process ends.
    concurrencyLimit: MOST_WAITING / ONE_SENDING + 1,
  });
  return new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "keystead", "service.instance.id": randomUUID() }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: loggingTrouble(exporter, log),
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: ONE_SENDING,
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
}

/**
 * One clock for all spans of a trace. The library begins each span at a whole millisecond, so that a child span could end
 * after its parent.
 */
function traceClock(): () => number {
  const began = Date.now();
  const from = performance.now();
  return () => began + (performance.now() - from);
}

function openSpan(span: Span, traceId: string): OpenSpan {
  return {
    traceId,
    rename: (name) => void span.updateName(name),
    add: (facts) => void span.setAttributes(facts),
    fail: (type) => fail(span, type),
  };
}

/** Records the error's type, never its message, which may quote the value that failed. */
function failed(span: Span, error: unknown): void {
  fail(span, sqlState(error) ?? (error instanceof Error ? error.name : typeof error));
}

function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Logs one line when the collector stops accepting spans and one when it accepts them again, however long it is away.
 */
function loggingTrouble(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isAway) log.warn({ err: result.error }, "traces cannot be sent, they are dropped");
        if (!hasFailed && isAway) log.info("traces are sent again");
        isAway = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Resolves when the work has ended or failed, or when its time is over. */
function withinTime(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  work.then(resolve, () => resolve());
  return promise.finally(() => clearTimeout(timer));
}
