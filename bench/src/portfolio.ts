import { atMost, median, type BenchRow } from "./bench-table.ts";
import { withDataSet } from "./data-set-server.ts";
import { sqlAlone } from "./sql-alone.ts";

const RUNS = 60;
const PATH = "/api/v1/portfolio";

/** One request at a time, each beside its statements alone. */
export async function benchPortfolio(): Promise<readonly BenchRow[]> {
  return withDataSet("M", async (server) => {
    const sql = sqlAlone(server.databaseUrl);
    const statements = await server.statementsOf(PATH);
    const http: number[] = [];
    const alone: number[] = [];
    for (let run = -10; run < RUNS; run += 1) {
      const took = [
        await timed(async () => {
          const answer = await fetch(server.url + PATH, { headers: { cookie: server.cookie } });
          await answer.text();
          if (!answer.ok) throw new Error(`The portfolio answered ${answer.status}.`);
        }),
        await timed(() => sql.request(statements)),
      ] as const;
      // The first ten warm up.
      if (run < 0) continue;
      http.push(took[0]);
      alone.push(took[1]);
    }
    await sql.close();
    const [a, b] = [median(http), median(alone)];
    return [
      atMost(
        `portfolio of M, p50 over the p50 of its SQL (${a.toFixed(1)} over ${b.toFixed(1)} ms)`,
        a / b,
        2,
        "",
      ),
    ];
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
