import { spanReceiver } from "../../../apps/server/src/testing/requests/span-receiver.ts";
import { median, printColumns, type BenchRow } from "../bench-table.ts";
import { mixedPaths } from "../load/mixed-load.ts";
import { withDataSet } from "../product/data-set-server.ts";
import { withManyWorkspaces } from "../product/many-workspaces.ts";
import { bookingPaths, ownNames, requestedPath } from "../product/requested-paths.ts";
import type { SuiteOptions } from "../suite.ts";
import { countStatements } from "./counted-statements.ts";
import { repeatedWork, type RepeatedWork } from "./repeated-work.ts";
import { spanShares, type SpanShares } from "./span-shares.ts";

const RUNS = 30;
const WARM_UP_RUNS = 20;
const WORKSPACES = 2_500;

/** The portfolio, each list, the calendar, turnovers and analytics, as the screens request them. */
const paths = [
  ...mixedPaths,
  "/api/v1/expenses?limit=50",
  "/api/v1/tasks?limit=50",
  ...bookingPaths,
  "/api/v1/ads?limit=50",
  "/api/v1/activity?limit=50",
  "/api/v1/analytics",
  "/api/v1/analytics?view=advanced",
] as const;

type Profiled = {
  readonly path: string;
  readonly wholeMs: readonly number[];
  readonly requestIds: readonly string[];
  readonly body: string;
  /** PostgreSQL's time for all requests together; null if it does not count. */
  readonly countedMs: number | null;
};

type Server = { readonly url: string; readonly adminUrl: string; readonly cookies: readonly string[] };

/**
 * Where the time of a request goes, one request at a time, from the product's own traces. Data set M; with `L=1` the
 * workspaces of L, another one for each request. Prints its own table and has no budget: it shows where to look.
 */
export async function benchProfile({ only }: SuiteOptions): Promise<readonly BenchRow[]> {
  const chosen = paths.filter((path) => only.length === 0 || only.some((part) => path.includes(part)));
  const receiver = await spanReceiver();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const isL = process.env["L"] === "1";
  // A server that ends sends its remaining spans, so that the receiver has all of them.
  const profiled = isL
    ? await withManyWorkspaces(async (server) => {
        await server.growTo(WORKSPACES);
        return requestAll({ ...server, cookies: server.cookies(WARM_UP_RUNS + RUNS) }, chosen);
      }, settings)
    : await withDataSet("M", (server) => requestAll({ ...server, cookies: [server.cookie] }, chosen), {
        settings,
        counting: true,
      });
  const shares = spanShares(receiver.spans());
  await receiver.close();
  console.log(
    `\nData set ${isL ? "L" : "M"}, p50 of ${RUNS} requests, one after the other: milliseconds and share`,
  );
  const rows: Readonly<Record<Column, string>>[] = [];
  for (const one of profiled) {
    const own = one.requestIds.map((id) => shares.get(id)).filter((share) => share !== undefined);
    if (own.length < RUNS) throw new Error(`${one.path}: ${own.length} of ${RUNS} requests have a trace.`);
    rows.push(lineOf(one, own, await repeatedWork(own[0]?.route ?? "", one.body)));
  }
  printColumns(columns, rows);
  return [];
}

async function requestAll(server: Server, chosen: readonly string[]): Promise<readonly Profiled[]> {
  const counter = await countStatements(server.adminUrl);
  const own = await ownNames(server.url, server.cookies[0] ?? "");
  const profiled: Profiled[] = [];
  for (const path of chosen) {
    const url = server.url + requestedPath(path, own);
    let at = 0;
    const once = () => timed(url, server.cookies[at++ % server.cookies.length] ?? "");
    for (let run = 0; run < WARM_UP_RUNS; run += 1) await once();
    const requests: Awaited<ReturnType<typeof timed>>[] = [];
    const countedMs = await counter.during(async () => {
      for (let run = 0; run < RUNS; run += 1) requests.push(await once());
    });
    const wholeMs = requests.map(({ ms }) => ms);
    const requestIds = requests.map(({ requestId }) => requestId);
    profiled.push({ path, wholeMs, requestIds, body: requests[0]?.body ?? "", countedMs });
    console.log(`  ${path}: ${median(wholeMs).toFixed(1)} ms`);
  }
  await counter.close();
  return profiled;
}

async function timed(url: string, cookie: string) {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie, "accept-encoding": "gzip" } });
  const body = await answer.text();
  const ms = performance.now() - started;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return { ms, body, requestId: answer.headers.get("x-request-id") ?? "" };
}

const columns = [
  "address",
  "whole",
  "session",
  "transaction",
  "PostgreSQL",
  "driver",
  "rules",
  "schema",
  "JSON",
  "other",
  "gzip",
  "HTTP",
] as const;
type Column = (typeof columns)[number];

/**
 * Medians of each share. `other`: the rest of the request inside the server, such as routing and work outside of
 * transactions. `HTTP`: the network and the client.
 */
function lineOf(
  { path, wholeMs, countedMs }: Profiled,
  shares: readonly SpanShares[],
  { schemaMs, jsonMs, gzipMs }: RepeatedWork,
): Readonly<Record<Column, string>> {
  const of = (share: (one: SpanShares) => number) => median(shares.map(share));
  const whole = median(wholeMs);
  const session = of(({ sessionMs }) => sessionMs);
  const transaction = of(({ transactionMs }) => transactionMs);
  const statements = of(({ statementsMs }) => statementsMs);
  // The schema check of the answer happens inside the transaction, and has a column of its own.
  const rules = Math.max(0, of(({ ownMs }) => ownMs) - schemaMs);
  // PostgreSQL counts all requests together, so its time is taken as a share of all their statements.
  const waited = shares.reduce((total, one) => total + one.statementsMs, 0);
  const counted = countedMs === null ? null : statements * Math.min(1, countedMs / waited);
  const request = of(({ requestMs }) => requestMs);
  const inTheRequest = session + transaction + statements + rules + schemaMs + jsonMs;
  const cell = (ms: number) => `${ms.toFixed(1)} ${Math.round((ms / whole) * 100)}%`;
  return {
    address: path,
    whole: whole.toFixed(1),
    session: cell(session),
    transaction: cell(transaction),
    PostgreSQL: counted === null ? "not counted" : cell(counted),
    driver: counted === null ? `with it ${cell(statements)}` : cell(statements - counted),
    rules: cell(rules),
    schema: cell(schemaMs),
    JSON: cell(jsonMs),
    other: cell(Math.max(0, request - inTheRequest)),
    gzip: cell(gzipMs),
    HTTP: cell(Math.max(0, whole - request - gzipMs)),
  };
}
