import { requestedPath, type OwnNames, ownNames, bookingPaths } from "../product/requested-paths.ts";
import { startBareList } from "../bare/bare-list.ts";
import { atMost, median, type BenchRow } from "../bench-table.ts";
import { type DataSetServer, withDataSet } from "../product/data-set-server.ts";
import { mixedPaths } from "../load/mixed-load.ts";
import type { SuiteOptions } from "../suite.ts";
import { waitedSql } from "../load/waited-sql.ts";

const RUNS = 60;
const WARM_UP_RUNS = 10;

/**
 * Both books of data set M, 30,000 records together: the first page and the last, filtered, searched, and their sums.
 */
const books = ["income", "expenses"].flatMap((book) => {
  const list = `/api/v1/${book}?limit=50`;
  return [
    list,
    `${list}&page=:${book}`,
    `${list}&category=${book === "income" ? "rent" : "cleaning"}`,
    `${list}&q=house 2`,
    `/api/v1/${book}/sums`,
  ];
});

/**
 * All figures of six months with their comparison, and the rows of the figure with the most rows; reported over their
 * SQL.
 */
const analytics: readonly string[] = [
  "/api/v1/analytics?view=advanced",
  "/api/v1/analytics/rows?metric=accrual_noi&span=year&limit=50",
];

/** Data set M over HTTP, one request at a time: the wait for portfolio and lists with fifty properties. */
export async function benchPages({ only }: SuiteOptions): Promise<readonly BenchRow[]> {
  return withDataSet("M", async (server) => {
    const inSql = sqlOf(server);
    const own = await withLastPages(server);
    const rows: BenchRow[] = only.length > 0 ? [] : [await bareRow(server)];
    for (const path of new Set<string>([...mixedPaths, ...books, ...bookingPaths, ...analytics])) {
      if (only.length > 0 && !only.some((part) => path.includes(part))) continue;
      const ownPath = requestedPath(path, own);
      const p50 = await medianOf(() =>
        timed(async () =>
          read(path, await fetch(server.url + ownPath, { headers: { cookie: server.cookie } })),
        ),
      );
      console.log(`  ${path}: ${p50.toFixed(1)} ms`);
      const budget = path.endsWith("/portfolio") ? 30 : 25;
      if (!analytics.includes(path))
        rows.push(atMost(`M, one connection: p50 of ${path}`, p50, budget, "ms"));
      if (!isMixed(path)) rows.push(overSql(path, p50, await inSql(ownPath)));
    }
    return rows;
  });
}

/** Fifty rows from the bare server: the part of each figure that is the machine and the round trip to the database. */
async function bareRow(server: DataSetServer): Promise<BenchRow> {
  const bare = await startBareList(server, 1);
  try {
    const p50 = await medianOf(() => timed(async () => read("bare", await fetch(bare.url))));
    return {
      name: "M, one connection: p50 of bare, fifty rows",
      measured: `${p50.toFixed(1)} ms`,
      budget: "",
      verdict: "said",
    };
  } finally {
    await bare.stop();
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const isMixed = (path: string): boolean =>
  mixedPaths.some((mixed) => mixed === path) && !books.includes(path);

/** Adds `:income` and `:expenses`, the numbers of the last pages of the books. */
async function withLastPages({ url, cookie }: DataSetServer): Promise<OwnNames> {
  const last = async (book: string): Promise<[string, string]> => {
    const answer = await fetch(`${url}/api/v1/${book}?limit=1`, { headers: { cookie } });
    const { total } = (await answer.json()) as { readonly total: number };
    return [`:${book}`, String(Math.ceil(total / 50))];
  };
  return new Map([...(await ownNames(url, cookie)), await last("income"), await last("expenses")]);
}

/**
 * How long the driver waits for the statements of a request, in an application in this process on the same database.
 */
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

/** The ratio of a request's time to that of its statements: HTTP, session, rules and JSON are the difference. */
function overSql(path: string, p50: number, inSql: number): BenchRow {
  return {
    name: `M: ${path} over its SQL`,
    measured: `${(p50 / inSql).toFixed(2)} (${p50.toFixed(1)} ms over ${inSql.toFixed(1)} ms)`,
    budget: "",
    verdict: "said",
  };
}
