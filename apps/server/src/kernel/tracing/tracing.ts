import { AsyncLocalStorage } from "node:async_hooks";

/** Where spans are sent. */
export type TracingSettings = {
  /** The collector's URL for traces, including `/v1/traces`. */
  readonly url: string;
  /** Headers that the collector needs, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * The attributes of a span in addition to its name and times: words of the program, numbers, ids of requests; no
 * personal data.
 */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A span that has begun. */
export type OpenSpan = {
  readonly traceId: string;
  /** Replaces the initial name, for a route that is known only at the end. */
  readonly rename: (name: string) => void;
  readonly add: (facts: SpanFacts) => void;
  /** Marks the span as failed, with a word for the failure. */
  readonly fail: (type: string) => void;
};

export type TraceBeginning = {
  readonly name: string;
  readonly kind: "server" | "consumer";
  /**
   * The trace of the caller as its header states it. Anybody may have sent it, so the new trace links to it and does
   * not continue it.
   */
  readonly traceparent?: string | undefined;
  readonly facts: SpanFacts;
};

/** Traces the product's own work for the operator's collector (docs/decisions/0132); off unless it is set. */
export type Tracing = {
  /** Runs the work in a trace of its own. An error that it throws marks the span as failed. */
  readonly trace: <T>(beginning: TraceBeginning, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** Runs the work as a part of the current trace; without one it only runs the work. */
  readonly within: <T>(name: string, facts: SpanFacts, work: () => Promise<T>) => Promise<T>;
  /** Call this when a statement is sent, and the returned function when it is answered. */
  readonly statementSent: (text: string) => (error?: unknown) => void;
  /** Sends the remaining spans, for a second at most. */
  readonly close: () => Promise<void>;
};

/** The current span, independent of who asks. */
export type CurrentSpan = { readonly traceId: string };

/**
 * Kept here and not in the packages' own global: nobody has reviewed the texts that other libraries in this process
 * would add there.
 */
export const currentSpan = new AsyncLocalStorage<CurrentSpan>();

/** The trace id that each line of the log contains. */
export function currentTraceId(): string | undefined {
  return currentSpan.getStore()?.traceId;
}
