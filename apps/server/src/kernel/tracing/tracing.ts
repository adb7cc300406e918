import { AsyncLocalStorage } from "node:async_hooks";

/** Where spans are sent. */
export type TracingSettings = {
  /** Of the collector's traces, `/v1/traces` included. */
  readonly url: string;
  /** Such as a key of the collector. */
  readonly headers: Readonly<Record<string, string>>;
};

/** What a span says beside its name and times: words of the program, numbers, ids of requests; nothing of people. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A span that has begun. */
export type OpenSpan = {
  readonly traceId: string;
  /** Replaces the name that it began with, for a route that is known at the end. */
  readonly rename: (name: string) => void;
  readonly add: (facts: SpanFacts) => void;
  /** Marks it as failed, with a word for what failed. */
  readonly fail: (type: string) => void;
};

export type TraceBeginning = {
  readonly name: string;
  readonly kind: "server" | "consumer";
  /** The trace of the caller as its header states it. Anybody may have sent it, so it is linked and not continued. */
  readonly traceparent?: string | undefined;
  readonly facts: SpanFacts;
};

/** What the product says of its own work to the operator's collector (docs/decisions/0132); off unless it is set. */
export type Tracing = {
  /** Runs the work in a trace of its own. What it throws marks the span as failed. */
  readonly trace: <T>(beginning: TraceBeginning, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** Runs the work as a part of the trace at hand; outside of any it is only run. */
  readonly within: <T>(name: string, facts: SpanFacts, work: () => Promise<T>) => Promise<T>;
  /** A statement was sent; to be called with its answer. */
  readonly statementSent: (text: string) => (error?: unknown) => void;
  /** Sends what has not been sent yet, for a second at most. */
  readonly close: () => Promise<void>;
};

/** The span at hand, whoever asks. */
export type CurrentSpan = { readonly traceId: string };

/** Here and not in the packages' own global: what others in this process would say there is not looked through. */
export const currentSpan = new AsyncLocalStorage<CurrentSpan>();

/** Goes on each line of the log. */
export function currentTraceId(): string | undefined {
  return currentSpan.getStore()?.traceId;
}
