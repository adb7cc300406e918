import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { atLeast, atMost, median, quantileOf, type BenchRow } from "../bench-table.ts";
import { withDataSet, type DataSetServer } from "../product/data-set-server.ts";

const FLOOD_PER_SECOND = 300;
const READS_PER_SECOND = 20;
const SECONDS = 20;
const ROUNDS = 3;

const reads = [
  "/api/v1/portfolio",
  "/api/v1/income?limit=25",
  "/api/v1/properties?limit=25",
  "/api/v1/leases?limit=25",
  "/api/v1/tenants?limit=25",
];

type Stretch = { readonly p95Ms: number; readonly statuses: ReadonlyMap<number, number> };

/**
 * A steady mix of reads, alternating with and without 300 wrong sign-ins a second. Each wrong sign-in has an address
 * and an account of its own, so that no limit stops it before the password hash.
 */
export async function benchSignInFlood(): Promise<readonly BenchRow[]> {
  return withDataSet(
    "S",
    async (server) => {
      await stretch(server, false);
      const rounds: { readonly calm: Stretch; readonly flood: Stretch }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ calm: await stretch(server, false), flood: await stretch(server, true) });
      const calm = median(rounds.map((one) => one.calm.p95Ms));
      const flooded = median(rounds.map((one) => one.flood.p95Ms));
      const answers = rounds.flatMap((one) => [...one.flood.statuses]);
      const share = sumOf(answers.filter(([status]) => status === 429 || status === 503)) / sumOf(answers);
      console.log(`Answers to the flood: ${listed(answers)}`);
      return [
        atMost(
          `p95 of reads beside ${FLOOD_PER_SECOND} wrong sign-ins/s (${flooded.toFixed(0)} ms), over without (${calm.toFixed(0)} ms)`,
          median(rounds.map((one) => one.flood.p95Ms / one.calm.p95Ms)),
          2,
          "x",
        ),
        atLeast("share of the flood answered 429 or 503", share, 0.9, ""),
      ];
    },
    { settings: { TRUST_PROXY: "loopback" } },
  );
}

/** Both loads are open-loop: a request starts when it is due, even if the previous one has not been answered. */
async function stretch(server: DataSetServer, flooded: boolean): Promise<Stretch> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const read = async (at: number): Promise<void> => {
    const started = performance.now();
    const status = await send(agent, server.url + (reads[at % reads.length] ?? ""), {
      headers: { cookie: server.cookie },
    });
    if (status !== 200) throw new Error(`a read was answered ${status}`);
    times.push(performance.now() - started);
  };
  const guess = async (): Promise<void> => {
    const status = await send(agent, `${server.url}/api/auth/sign-in/email`, wrongSignIn(server.url));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  await Promise.all([atRate(READS_PER_SECOND, read), ...(flooded ? [atRate(FLOOD_PER_SECOND, guess)] : [])]);
  agent.destroy();
  return { p95Ms: quantileOf(0.95, times), statuses };
}

let strangers = 0;

function wrongSignIn(origin: string): Sent {
  strangers += 1;
  return {
    headers: {
      origin,
      "content-type": "application/json",
      "x-forwarded-for": `100.${64 + (strangers >> 16)}.${(strangers >> 8) & 255}.${strangers & 255}`,
    },
    body: JSON.stringify({ email: `stranger-${strangers}@example.com`, password: "not the one" }),
  };
}

async function atRate(perSecond: number, work: (at: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const running: Promise<void>[] = [];
  for (let at = 0; at < perSecond * SECONDS; at += 1) {
    const due = begun + (at * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    running.push(work(at));
  }
  await Promise.all(running);
}

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body?: string };

function send(agent: Agent, url: string, { headers, body }: Sent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(url, { agent, headers, method: body === undefined ? "GET" : "POST" }, (answer) => {
    answer.resume();
    answer.on("end", () => resolve(answer.statusCode ?? 0));
    answer.on("error", reject);
  });
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

function sumOf(answers: readonly (readonly [number, number])[]): number {
  return answers.reduce((sum, [, count]) => sum + count, 0);
}

function listed(answers: readonly (readonly [number, number])[]): string {
  const byStatus = new Map<number, number>();
  for (const [status, count] of answers) byStatus.set(status, (byStatus.get(status) ?? 0) + count);
  return [...byStatus].map(([status, count]) => `${count} x ${status}`).join(", ");
}
