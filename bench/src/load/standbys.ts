import { replicationBinaries } from "@keystead/testkit/postgres-binaries";

import { atMost, median, type BenchRow } from "../bench-table.ts";
import { withManyWorkspaces, type ManyWorkspaces } from "../product/many-workspaces.ts";
import { mixedLoad } from "./mixed-load.ts";

const WORKSPACES = 600;
const PEOPLE = 300;
const CONNECTIONS = 50;
const SECONDS = 10;
const ROUNDS = 3;
const NAMES = ["standby_1", "standby_2"];
const METRICS_TOKEN = "token-of-the-bench";

/** Two processes, each with a standby of its own for reads, over one process that reads from the primary. */
export async function benchStandbys(): Promise<readonly BenchRow[]> {
  const name = "reads a second, two processes with a standby each over one without";
  if (replicationBinaries() === null)
    return [{ name, measured: "no pg_basebackup", budget: "", verdict: "not measured" }];
  return withManyWorkspaces(async (server) => {
    await server.growTo(WORKSPACES);
    return withStandbys(server, async (urls) => {
      const cookies = server.cookies(PEOPLE);
      const sums = { failed: 0 };
      const rate = async (of: readonly string[]): Promise<number> => {
        const each = await Promise.all(
          of.map((url) =>
            mixedLoad({ url, cookies, connections: CONNECTIONS / of.length, seconds: SECONDS }),
          ),
        );
        sums.failed += each.reduce((sum, { refused, errors }) => sum + refused + errors, 0);
        return each.reduce((sum, { perSecond }) => sum + perSecond, 0);
      };
      await rate([server.url]);
      await rate(urls);
      const rounds: { readonly one: number; readonly two: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await rate([server.url]);
        const two = await rate(urls);
        rounds.push({ one, two });
      }
      const [one, two] = [median(rounds.map((each) => each.one)), median(rounds.map((each) => each.two))];
      return [
        atMost("two processes with a standby each: failed", sums.failed, 0, ""),
        {
          name,
          measured: `${(two / one).toFixed(2)} (${two.toFixed(0)}/s over ${one.toFixed(0)}/s)`,
          budget: "",
          verdict: "said",
        },
        {
          name: "reads of these two processes, by the server that answered",
          measured: await readsByServer(urls),
          budget: "",
          verdict: "said",
        },
      ];
    });
  });
}

async function withStandbys<T>(
  server: ManyWorkspaces,
  work: (urls: readonly string[]) => Promise<T>,
): Promise<T> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const urls: string[] = [];
    for (const name of NAMES) {
      const standby = await server.standby({ synchronous: false, name });
      stops.unshift(() => standby.stop());
      const product = await server.another({
        DATABASE_READ_URLS: standby.at(server.databaseUrl),
        METRICS_TOKEN,
      });
      stops.unshift(() => product.stop());
      urls.push(product.url);
    }
    return await work(urls);
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Since the start of the processes, as their metrics count them: `standby 1200, primary 0`. */
async function readsByServer(urls: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      return response.text();
    }),
  );
  const count = (by: string): number =>
    texts.reduce(
      (sum, text) =>
        sum +
        Number(new RegExp(`^keystead_db_reads\\{server="${by}"\\} (\\d+)$`, "m").exec(text)?.[1] ?? NaN),
      0,
    );
  return ["standby", "primary"].map((by) => `${by} ${count(by)}`).join(", ");
}
