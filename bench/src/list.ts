import autocannon from "autocannon";

import { atLeast, median, type BenchRow } from "./bench-table.ts";
import { withDataSet, type DataSetServer } from "./data-set-server.ts";
import { sqlAlone, type SqlAlone } from "./sql-alone.ts";

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 3;

const lists = ["income", "tenants", "properties", "units", "leases"].map((name) => ({
  name,
  path: `/api/v1/${name}?limit=50`,
}));

/** Requests a second over HTTP against the same statements through a pool of the same size, in turns. */
export async function benchList(): Promise<readonly BenchRow[]> {
  return withDataSet("M", async (server) => {
    const sql = sqlAlone(server.databaseUrl);
    const rows: BenchRow[] = [];
    for (const { name, path } of lists) rows.push(await compare(server, sql, { name, path }));
    await sql.close();
    return rows;
  });
}

async function compare(
  server: DataSetServer,
  sql: SqlAlone,
  list: { readonly name: string; readonly path: string },
): Promise<BenchRow> {
  const statements = await server.statementsOf(list.path);
  const http = () => requestsPerSecond(server, list.path);
  const alone = () => inParallel(() => sql.request(statements));
  await http();
  await alone();
  const rounds: { readonly http: number; readonly alone: number }[] = [];
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ alone: await alone(), http: await http() });
  const ratio = median(rounds.map((round) => round.http / round.alone));
  const [a, b] = [median(rounds.map((one) => one.http)), median(rounds.map((one) => one.alone))];
  return atLeast(
    `list of 50 ${list.name}, ${CONNECTIONS} connections, over its SQL (${a.toFixed(0)}/s over ${b.toFixed(0)}/s)`,
    ratio,
    0.5,
    "",
  );
}

async function requestsPerSecond({ url, cookie }: DataSetServer, path: string): Promise<number> {
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { cookie },
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

async function inParallel(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  const until = started + SECONDS * 1_000;
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return done / ((performance.now() - started) / 1_000);
}
