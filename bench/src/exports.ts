import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";

import { atMost, type BenchRow } from "./bench-table.ts";
import { type Prepared, analyzeTables, withProduct } from "./product/product-server.ts";

const ROWS = 100_000;
/** As many as one statement can insert within its time limit. */
const ROWS_AT_ONCE = 10_000;
const TIMES = 3;

type Watched = {
  readonly longestMs: number;
  readonly peakMib: number;
  readonly cpuSeconds: number;
};
type Measured = Watched & { readonly seconds: number; readonly bytes: number };

/**
 * 100,000 expenses through the database and over HTTP, as CSV and XLSX: time, memory, the longest block of the event
 * loop.
 */
export async function benchExports(): Promise<readonly BenchRow[]> {
  const watched = join(tmpdir(), `keystead-loop-${process.pid}.json`);
  const settings = {
    NODE_OPTIONS: `--import ${new URL("./load/loop-watch.ts", import.meta.url).href}`,
    LOOP_WATCH: watched,
  };
  try {
    return await withProduct({ settings, fill: manyExpenses }, async ({ another, filled: session }) => {
      const server = await another();
      try {
        const look = () => lookAt(server.pid, watched);
        const exported = async (format: "csv" | "xlsx"): Promise<Measured> => {
          await look();
          const started = performance.now();
          const bytes = await download(server.url, session.cookie, format);
          const seconds = (performance.now() - started) / 1_000;
          return { ...(await look()), seconds, bytes };
        };
        // The first export of each format prepares the statements and compiles the code.
        await exported("csv");
        await exported("xlsx");
        await pause(2_000);
        await look();
        await pause(2_000);
        const idle = await look();
        const [csv, xlsx]: [Measured[], Measured[]] = [[], []];
        for (let time = 0; time < TIMES; time += 1) {
          csv.push(await exported("csv"));
          xlsx.push(await exported("xlsx"));
        }
        return rowsOf({ csv, xlsx, idle });
      } finally {
        await server.stop();
      }
    });
  } finally {
    rmSync(watched, { force: true });
  }
}

type Runs = { readonly csv: readonly Measured[]; readonly xlsx: readonly Measured[]; readonly idle: Watched };

/** Prints each run, and compares them with their budgets. */
function rowsOf({ csv, xlsx, idle }: Runs): readonly BenchRow[] {
  for (const [name, runs] of [
    ["csv", csv],
    ["xlsx", xlsx],
  ] as const)
    for (const run of runs)
      console.log(
        `  ${name}: ${run.seconds.toFixed(2)} s, ${run.cpuSeconds.toFixed(2)} s of processor time, ${Math.round(run.bytes / 1_024)} KiB, ` +
          `peak ${Math.round(run.peakMib)} MiB, longest block ${Math.round(run.longestMs)} ms`,
      );
  console.log(`  idle: ${Math.round(idle.peakMib)} MiB, longest block ${Math.round(idle.longestMs)} ms`);
  const least = (runs: readonly Measured[], of: (run: Measured) => number) => Math.min(...runs.map(of));
  const most = (of: (run: Measured) => number) => Math.max(...[...csv, ...xlsx].map(of));
  return [
    atMost(
      `export of ${ROWS} rows: XLSX over CSV`,
      least(xlsx, ({ seconds }) => seconds) / least(csv, ({ seconds }) => seconds),
      3,
      "",
    ),
    atMost("export: peak memory above idle", most(({ peakMib }) => peakMib) - idle.peakMib, 100, "MiB"),
    // The best of three, since other programs on the machine cause blocks too.
    atMost(
      "export: longest block of the event loop",
      Math.max(
        least(csv, ({ longestMs }) => longestMs),
        least(xlsx, ({ longestMs }) => longestMs),
      ),
      50,
      "ms",
    ),
  ];
}

async function manyExpenses({ app, databaseUrl }: Prepared) {
  const session = await app.signUp("bench@example.com");
  const client = app.client(session);
  const { id } = await client.properties.create({
    name: "House",
    rentalMode: "monthly",
    country: "DE",
    currency: "EUR",
    timezone: "Europe/Berlin",
  });
  for (let from = 1; from <= ROWS; from += ROWS_AT_ONCE)
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into expense (workspace_id, property_id, category, nature, amount_minor, currency, spent_on, notes)
      select workspace_id, id, 'repairs', 'operating', 100 + n, 'EUR', date '2026-01-01' + (n % 365), 'Plumber, invoice no. ' || n
      from property, generate_series(${from}::int, ${from + ROWS_AT_ONCE - 1}::int) n where id = ${id}::uuid`),
    );
  await analyzeTables(databaseUrl);
  return session;
}

async function download(url: string, cookie: string, format: "csv" | "xlsx"): Promise<number> {
  const answer = await fetch(`${url}/api/exports/report`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json", cookie },
    body: JSON.stringify({ report: "expenses", period: "2026", format, amounts: "base" }),
  });
  if (!answer.ok || answer.body === null) throw new Error(`the export answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

async function lookAt(pid: number, path: string): Promise<Watched> {
  rmSync(path, { force: true });
  process.kill(pid, "SIGUSR2");
  for (;;) {
    await pause(20);
    try {
      const watched: Watched = JSON.parse(readFileSync(path, "utf8"));
      return watched;
    } catch {
      // Not written yet.
    }
  }
}
