import { replicationBinaries } from "@keystead/testkit/postgres-binaries";
import pg from "pg";

import { atMost, median, type BenchRow } from "../bench-table.ts";
import { withManyWorkspaces, type ManyWorkspaces } from "../product/many-workspaces.ts";
import { mixedLoad } from "./mixed-load.ts";

const WORKSPACES = 600;
const PEOPLE = 300;
const CONNECTIONS = 50;
const SECONDS = 10;
const ROUNDS = 3;
const NAMES = ["standby_1", "standby_2"];

/** Two processes, each with a standby of its own for reads, over one process that reads from the primary. */
export async function benchStandbys(): Promise<readonly BenchRow[]> {
  const name = "reads a second, two processes with a standby each over one without";
  if (replicationBinaries() === null)
    return [{ name, measured: "no pg_basebackup", budget: "", verdict: "not measured" }];
  return withManyWorkspaces(async (server) => {
    await server.growTo(WORKSPACES);
    return withStandbys(server, async ({ urls, committed }) => {
      const cookies = server.cookies(PEOPLE);
      const sums = { failed: 0, reads: 0 };
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
      const before = await committed();
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await rate([server.url]);
        const two = await rate(urls);
        sums.reads += two * SECONDS;
        rounds.push({ one, two });
      }
      const after = await committed();
      const [one, two] = [median(rounds.map((each) => each.one)), median(rounds.map((each) => each.two))];
      // A read on a standby is one transaction, so this is the share of the requests that a standby answered.
      const share = (after - before) / sums.reads;
      return [
        atMost("two processes with a standby each: failed", sums.failed, 0, ""),
        {
          name,
          measured: `${(two / one).toFixed(2)} (${two.toFixed(0)}/s over ${one.toFixed(0)}/s)`,
          budget: "",
          verdict: "said",
        },
        {
          name: "of the requests to these two processes, answered by a standby",
          measured: `${(100 * share).toFixed(0)} %`,
          budget: "",
          verdict: "said",
        },
      ];
    });
  });
}

type Stage = {
  readonly urls: readonly string[];
  /** Transactions that both standbys have committed so far. */
  readonly committed: () => Promise<number>;
};

async function withStandbys<T>(server: ManyWorkspaces, work: (stage: Stage) => Promise<T>): Promise<T> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const urls: string[] = [];
    const clients: pg.Client[] = [];
    for (const name of NAMES) {
      const standby = await server.standby({ synchronous: false, name });
      stops.unshift(() => standby.stop());
      const client = new pg.Client({ connectionString: standby.at(server.adminUrl) });
      await client.connect();
      stops.unshift(() => client.end());
      clients.push(client);
      const product = await server.another({ DATABASE_READ_URLS: standby.at(server.databaseUrl) });
      stops.unshift(() => product.stop());
      urls.push(product.url);
    }
    const committed = async (): Promise<number> => {
      const each = await Promise.all(clients.map(committedOn));
      return each.reduce((sum, count) => sum + count, 0);
    };
    return await work({ urls, committed });
  } finally {
    for (const stop of stops) await stop();
  }
}

async function committedOn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    "select xact_commit as count from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.count ?? 0);
}
