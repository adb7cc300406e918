import { atMost, median, type BenchRow } from "./bench-table.ts";
import { type DataSetServer, withDataSet } from "./data-set-server.ts";
import { mixedPaths } from "./mixed-load.ts";
import { waitedSql } from "./waited-sql.ts";

const RUNS = 60;
const WARM_UP_RUNS = 10;

/** Both books of data set M, 30,000 records together: what a list of them costs is told apart from its SQL. */
const books: readonly string[] = ["/api/v1/income?limit=50", "/api/v1/expenses?limit=50"];

/** Data set M over HTTP, one request at a time: how long somebody with fifty properties waits for the portfolio and each list. */
export async function benchPages(): Promise<readonly BenchRow[]> {
  return withDataSet("M", async (server) => {
    const inSql = sqlOf(server);
    const rows: BenchRow[] = [];
    for (const path of new Set([...mixedPaths, ...books])) {
      const p50 = await medianOf(async () => {
        const started = performance.now();
        await read(path, await fetch(server.url + path, { headers: { cookie: server.cookie } }));
        return performance.now() - started;
      });
      const budget = path.endsWith("/portfolio") ? 30 : 25;
      rows.push(atMost(`M, one connection: p50 of ${path}`, p50, budget, "ms"));
      if (books.includes(path)) rows.push(overSql(path, p50, await inSql(path)));
    }
    return rows;
  });
}

/** What the driver waits for the statements of a request, of the same application on the same database. */
function sqlOf({ db, here }: DataSetServer): (path: string) => Promise<number> {
  if (db.kind !== "postgres") throw new Error("The wait is that of the pool.");
  const waited = waitedSql(db);
  return (path) => medianOf(() => waited(async () => read(path, await here(path))));
}

async function medianOf(once: () => Promise<number>): Promise<number> {
  for (let run = 0; run < WARM_UP_RUNS; run += 1) await once();
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) took.push(await once());
  return median(took);
}

async function read(path: string, answer: Response): Promise<void> {
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/** What HTTP, session, rules and JSON add to the statements of one request. */
function overSql(path: string, p50: number, inSql: number): BenchRow {
  return {
    name: `M, 30,000 records: ${path} over its SQL`,
    measured: `${(p50 / inSql).toFixed(2)} (${p50.toFixed(1)} ms over ${inSql.toFixed(1)} ms)`,
    budget: "",
    verdict: "said",
  };
}
