import { atMost, median, type BenchRow } from "./bench-table.ts";
import { withDataSet } from "./data-set-server.ts";
import { mixedPaths } from "./mixed-load.ts";

const RUNS = 60;
const WARM_UP_RUNS = 10;

/** Data set M over HTTP, one request at a time: how long somebody with fifty properties waits for the portfolio and each list. */
export async function benchPages(): Promise<readonly BenchRow[]> {
  return withDataSet("M", async ({ url, cookie }) => {
    const rows: BenchRow[] = [];
    for (const path of mixedPaths) {
      const took: number[] = [];
      for (let run = -WARM_UP_RUNS; run < RUNS; run += 1) {
        const started = performance.now();
        const answer = await fetch(url + path, { headers: { cookie } });
        await answer.text();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        if (run >= 0) took.push(performance.now() - started);
      }
      rows.push(
        atMost(
          `M, one connection: p50 of ${path}`,
          median(took),
          path.endsWith("/portfolio") ? 30 : 25,
          "ms",
        ),
      );
    }
    return rows;
  });
}
