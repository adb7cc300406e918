import type { ReceivedSpan } from "../../../apps/server/src/testing/requests/span-receiver.ts";

/** Where the time of one request went according to its spans, in milliseconds. */
export type SpanShares = {
  readonly route: string;
  readonly requestMs: number;
  readonly sessionMs: number;
  /** Waiting for a connection, begin and commit. */
  readonly transactionMs: number;
  /** At least one statement was sent or its result was being read. */
  readonly statementsMs: number;
  /** Inside a transaction and outside of statements: the product's own work. */
  readonly ownMs: number;
};

const ENDS = new Set(["begin", "commit", "rollback"]);

/** The shares of each request, by the request id of its answer. */
export function spanShares(spans: readonly ReceivedSpan[]): ReadonlyMap<string, SpanShares> {
  const inside = Map.groupBy(spans, ({ traceId, parentSpanId }) => `${traceId} ${parentSpanId ?? ""}`);
  const below = ({ traceId, spanId }: ReceivedSpan) => inside.get(`${traceId} ${spanId}`) ?? [];
  const shares = new Map<string, SpanShares>();
  for (const request of spans) {
    const id = request.facts["keystead.request.id"];
    if (typeof id !== "string") continue;
    const children = below(request);
    const transactions = children
      .filter(({ name }) => name === "transaction")
      .map((span) => timesIn(span, below(span)));
    shares.set(id, {
      route: String(request.facts["http.route"]),
      requestMs: msOf(request),
      sessionMs: sum(children.filter(isSession).map(msOf)),
      transactionMs: sum(transactions.map(({ transactionMs }) => transactionMs)),
      statementsMs: sum(transactions.map(({ statementsMs }) => statementsMs)),
      ownMs: sum(transactions.map(({ ownMs }) => ownMs)),
    });
  }
  return shares;
}

function timesIn(transaction: ReceivedSpan, statements: readonly ReceivedSpan[]) {
  const ends = statements.filter(({ name }) => ENDS.has(name));
  // A read has no begin: it waits for its connection until its first statement.
  const first =
    ends.find(({ name }) => name === "begin") ??
    statements.toSorted((a, b) => (a.startNs < b.startNs ? -1 : 1))[0];
  const waitedMs = first === undefined ? 0 : toMs(first.startNs - transaction.startNs);
  const transactionMs = waitedMs + sum(ends.map(msOf));
  const statementsMs = coveredMs(statements.filter(({ name }) => !ENDS.has(name)));
  return {
    transactionMs,
    statementsMs,
    ownMs: Math.max(0, msOf(transaction) - transactionMs - statementsMs),
  };
}

/** Statements that are sent together overlap, and their common time is counted once. */
function coveredMs(spans: readonly ReceivedSpan[]): number {
  let covered = 0n;
  let until = 0n;
  for (const { startNs, endNs } of spans.toSorted((a, b) => (a.startNs < b.startNs ? -1 : 1))) {
    if (endNs <= until) continue;
    covered += endNs - (startNs > until ? startNs : until);
    until = endNs;
  }
  return toMs(covered);
}

function isSession({ facts }: ReceivedSpan): boolean {
  return String(facts["db.query.text"]).startsWith("select kernel.session_membership(");
}

function msOf({ startNs, endNs }: ReceivedSpan): number {
  return toMs(endNs - startNs);
}

function toMs(ns: bigint): number {
  return Number(ns) / 1e6;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
