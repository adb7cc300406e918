import pg from "pg";

import { startBareList } from "../bare/bare-list.ts";
import { atLeast, atMost, median, type BenchRow } from "../bench-table.ts";
import { withManyWorkspaces, type ManyWorkspaces } from "../product/many-workspaces.ts";
import { mixedLoad, mixedPaths } from "./mixed-load.ts";

const WORKSPACES = 2_500;
const PEOPLE = 500;
const SECONDS = 60;
const WARM_UP_SECONDS = 10;
const EACH_SECONDS = 5;
const ROUNDS = 3;

/** Data set L: many people at once, and each list against the bare server. */
export async function benchLoad(): Promise<readonly BenchRow[]> {
  return withManyWorkspaces(async (server) => {
    await server.growTo(WORKSPACES);
    const cookies = server.cookies(PEOPLE);
    await mixedLoad({ url: server.url, cookies, connections: 50, seconds: WARM_UP_SECONDS });
    const mixed = await mixedLoad({ url: server.url, cookies, connections: 50, seconds: SECONDS });
    const failed = mixed.refused + mixed.errors;
    return [
      atMost(
        `L, 50 connections, ${PEOPLE} people, portfolio and five lists, ${SECONDS} s: failed`,
        failed,
        0,
        "",
      ),
      atLeast("L, 50 connections: requests a second", mixed.perSecond, 700, "/s"),
      atMost(`L, 50 connections: p99 (p50 ${mixed.p50} ms)`, mixed.p99, 200, "ms"),
      await twoOverOne(server),
      ...(await overBare(server)),
      await planning(server),
    ];
  });
}

/** The same 50 connections to one process and to two, alternating: on two cores the second must not make it slower. */
async function twoOverOne(server: ManyWorkspaces): Promise<BenchRow> {
  const second = await server.another();
  const cookies = server.cookies(PEOPLE);
  const rate = async (urls: readonly string[]): Promise<number> => {
    const connections = 50 / urls.length;
    const loads = urls.map((url) => mixedLoad({ url, cookies, connections, seconds: 2 * EACH_SECONDS }));
    const each = await Promise.all(loads);
    if (each.some(({ refused, errors }) => refused + errors > 0)) throw new Error("The mix was refused.");
    return each.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  const two = [server.url, second.url];
  try {
    await rate(two);
    const rounds: { readonly one: number; readonly two: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ one: await rate([server.url]), two: await rate(two) });
    const [a, b] = [median(rounds.map((each) => each.two)), median(rounds.map((each) => each.one))];
    const name = `L, 50 connections: two processes over one (${a.toFixed(0)}/s over ${b.toFixed(0)}/s)`;
    return atLeast(name, a / b, 0.95, "");
  } finally {
    await second.stop();
  }
}

/** Ten connections, alternating with the bare server, so that other load on the machine affects both. */
async function overBare(server: ManyWorkspaces): Promise<readonly BenchRow[]> {
  const bare = await startBareList(server, PEOPLE);
  const cookies = server.cookies(PEOPLE);
  const rate = async (url: string, path: string): Promise<number> => {
    const load = await mixedLoad({ url, cookies, paths: [path], connections: 10, seconds: EACH_SECONDS });
    if (load.refused + load.errors > 0)
      throw new Error(`${path}: ${load.refused} refused, ${load.errors} errors`);
    return load.perSecond;
  };
  try {
    await rate(bare.url, "/");
    const rows: BenchRow[] = [];
    for (const path of [...mixedPaths, "/api/v1/profile"]) {
      const rounds: { readonly floor: number; readonly ours: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ floor: await rate(bare.url, "/"), ours: await rate(server.url, path) });
      const [floor, ours] = [
        median(rounds.map((each) => each.floor)),
        median(rounds.map((each) => each.ours)),
      ];
      const budget = path.endsWith("/profile") ? 0.6 : path.endsWith("/portfolio") ? 0.25 : 0.35;
      rows.push(
        atLeast(
          `L, 10 connections, ${path} over bare (${ours.toFixed(0)}/s over ${floor.toFixed(0)}/s)`,
          median(rounds.map((each) => each.ours / each.floor)),
          budget,
          "",
        ),
      );
    }
    return rows;
  } finally {
    await bare.stop();
  }
}

/** Planning time over execution time of the ten most frequent statements of the mix, once they are prepared. */
async function planning(server: ManyWorkspaces): Promise<BenchRow> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  const name = "planning over execution, the ten most frequent statements";
  try {
    const { rows: settings } = await client.query<{ libraries: string }>(
      "select current_setting('shared_preload_libraries') as libraries",
    );
    if (settings[0]?.libraries === "")
      return {
        name,
        measured: "this PostgreSQL does not count statements",
        budget: "<= 0.20",
        verdict: "not measured",
      };
    await client.query("create extension if not exists pg_stat_statements");
    await client.query("select pg_stat_statements_reset()");
    await mixedLoad({
      url: server.url,
      cookies: server.cookies(PEOPLE),
      connections: 10,
      seconds: EACH_SECONDS,
    });
    const { rows } = await client.query<{ ratio: number | null }>(
      `select sum(total_plan_time) / sum(total_exec_time) as ratio from (
      select total_plan_time, total_exec_time from pg_stat_statements
      where query like 'select%' or query like 'with%' order by calls desc limit 10) x`,
    );
    const ratio = rows[0]?.ratio ?? null;
    if (ratio === null) throw new Error("No statement of the mix was counted.");
    return atMost(name, ratio, 0.2, "");
  } finally {
    await client.end();
  }
}
