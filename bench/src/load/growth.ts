import { plainDate } from "@keystead/domain/calendar";
import { portfolioTables } from "@keystead/samples/portfolio-tables";
import { realPostgres } from "@keystead/testkit/real-postgres";
import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";

import { testApp, type TestApp, type TestSession } from "../../../apps/server/src/testing/test-app.ts";
import { requestedPath, type OwnNames, ownNames, bookingPaths } from "../product/requested-paths.ts";
import { atMost, median, quantileOf, type BenchRow } from "../bench-table.ts";
import { fillWorkspace } from "../product/fill-workspace.ts";
import { withManyWorkspaces } from "../product/many-workspaces.ts";
import { mixedPaths } from "./mixed-load.ts";

const TENTH = 250;
const L = 2_500;
const XL = 25_000;
const RUNS = 600;
const PEOPLE = 100;
/** Per path: a process that was idle while another database was filled has dropped compiled code. */
const WARM_UP_RUNS = 200;

/** The paths whose cost may grow with the number of workspaces. */
const grownPaths = [
  ...mixedPaths,
  ...bookingPaths,
  "/api/v1/tasks?limit=50",
  "/api/v1/tasks?limit=50&status=pending",
  "/api/v1/tasks?limit=50&leaseId=:lease",
  "/api/v1/tasks/counts",
  "/api/v1/documents?on=lease&onId=:lease",
  "/api/v1/members",
  "/api/v1/notices",
  "/api/v1/leases/:lease/history",
  "/api/v1/activity?limit=50",
  "/api/v1/activity?limit=50&kind=money,task",
  "/api/v1/activity?limit=50&person=:person",
  "/api/v1/activity?limit=50&from=:month",
  "/api/v1/ads?limit=50",
  "/api/v1/ads?limit=50&sort=costPerLead",
  "/api/v1/ads/totals",
  "/api/v1/ads/:campaign/period",
  "/api/v1/analytics",
  "/api/v1/analytics/rows?metric=cash_flow&span=year&limit=50",
];

/**
 * How response times grow with the tables, or with the past of a lease. `XL=1` also measures ten times L, which takes
 * long.
 */
export async function benchGrowth(): Promise<readonly BenchRow[]> {
  const largest = process.env["XL"] === "1" ? XL : L;
  return [...(await overMonths()), ...(await overFiles()), ...(await overWorkspaces(largest))];
}

/** One product per size, all running and requested in turn, so that other load on the machine affects all of them. */
async function overWorkspaces(largest: number): Promise<readonly BenchRow[]> {
  return withEachSize(
    [TENTH, L, XL].filter((size) => size <= largest),
    [],
    async (sizes) => {
      const rows: BenchRow[] = [];
      for (const path of grownPaths) {
        const p95 = await p95InTurns(path, sizes);
        rows.push(
          ...sizes.slice(1).map(({ workspaces }, at) => {
            const [before, from, to] = [sizes[at]?.workspaces ?? 0, p95[at] ?? 0, p95[at + 1] ?? 0];
            const name = `${path}: p95 with ${workspaces} workspaces over ${before} (${to.toFixed(1)} over ${from.toFixed(1)} ms)`;
            return atMost(name, to / from, 1.2, "");
          }),
        );
      }
      return rows;
    },
  );
}

/** A product with so many workspaces, and the people who send requests. */
type Size = {
  readonly workspaces: number;
  readonly url: string;
  readonly people: readonly { readonly cookie: string; readonly own: OwnNames }[];
};

async function withEachSize<T>(
  [workspaces, ...larger]: readonly number[],
  smaller: readonly Size[],
  work: (sizes: readonly Size[]) => Promise<T>,
): Promise<T> {
  if (workspaces === undefined) return work(smaller);
  return withManyWorkspaces(async (server) => {
    const { url } = server;
    await server.growTo(workspaces);
    const people: { cookie: string; own: OwnNames }[] = [];
    // One after the other: all at once would exceed the server's queue.
    for (const cookie of server.cookies(PEOPLE)) people.push({ cookie, own: await ownNames(url, cookie) });
    return withEachSize(larger, [...smaller, { workspaces, url, people }], work);
  });
}

async function p95InTurns(path: string, sizes: readonly Size[]): Promise<readonly number[]> {
  const took = sizes.map((): number[] => []);
  for (let run = -WARM_UP_RUNS; run < RUNS; run += 1) {
    for (const [at, { url, people }] of sizes.entries()) {
      const { cookie, own } = people[(run + WARM_UP_RUNS) % people.length] ?? { cookie: "", own: new Map() };
      const started = performance.now();
      const answer = await fetch(url + requestedPath(path, own), { headers: { cookie } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (run >= 0) took[at]?.push(performance.now() - started);
    }
  }
  return took.map((each) => quantileOf(0.95, each));
}

const LEASES = 50;
const PATHS = ["/api/v1/leases?limit=50", "/api/v1/portfolio"];

/** Fifty leases without arrears, with one year of history against ten. */
async function overMonths(): Promise<readonly BenchRow[]> {
  const cluster = await realPostgres();
  const app = await testApp({ postgresUrl: cluster.url, now: "2026-11-15T09:00:00Z" });
  try {
    const year = await settledWorkspace(app, 12);
    const tenYears = await settledWorkspace(app, 120);
    const rows: BenchRow[] = [];
    for (const path of PATHS) {
      const took: { readonly year: number; readonly tenYears: number }[] = [];
      for (let run = -20; run < RUNS; run += 1) {
        const each = { year: await timed(app, path, year), tenYears: await timed(app, path, tenYears) };
        if (run >= 0) took.push(each);
      }
      const [a, b] = [median(took.map((each) => each.tenYears)), median(took.map((each) => each.year))];
      rows.push(
        atMost(
          `${path}: ${LEASES} leases with 120 settled months over 12 (${a.toFixed(1)} over ${b.toFixed(1)} ms)`,
          a / b,
          1.3,
          "",
        ),
      );
    }
    return rows;
  } finally {
    await app.close();
    await cluster.stop();
  }
}

const FEW_FILES = 50;
const MANY_FILES = 5_000;

/** The first page of a property's files, with fifty files against five thousand. */
async function overFiles(): Promise<readonly BenchRow[]> {
  const cluster = await realPostgres();
  const app = await testApp({ postgresUrl: cluster.url, now: "2026-11-15T09:00:00Z" });
  try {
    const session = await settledWorkspace(app, 1);
    const client = app.client(session);
    const [few, many] = (await client.properties.list({ limit: 2 })).items;
    if (few === undefined || many === undefined) throw new Error("a sample without two properties");
    const { current } = await client.accounts.workspaces({});
    const fill = (propertyId: string, files: number) =>
      app.db.asSystem((tx) =>
        tx.execute(sql`insert into document (workspace_id, property_id, kind, name, format, bytes, sha256, file_id, created_at)
          select ${current}::uuid, ${propertyId}::uuid, 'receipt', n || '.pdf', 'pdf', 100000, repeat('0', 64), gen_random_uuid(),
            timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${files}) n`),
      );
    await fill(few.id, FEW_FILES);
    await fill(many.id, MANY_FILES);
    const at = (propertyId: string) => `/api/v1/documents?on=property&onId=${propertyId}&limit=50`;
    const took: { readonly few: number; readonly many: number }[] = [];
    for (let run = -20; run < RUNS; run += 1) {
      const each = {
        few: await timed(app, at(few.id), session),
        many: await timed(app, at(many.id), session),
      };
      if (run >= 0) took.push(each);
    }
    const [a, b] = [median(took.map((each) => each.many)), median(took.map((each) => each.few))];
    const name = `/api/v1/documents: fifty of ${MANY_FILES} files of a property over fifty of ${FEW_FILES} (${a.toFixed(1)} over ${b.toFixed(1)} ms)`;
    // The totals are added up from a hundred times as many rows.
    return [atMost(name, a / b, 2, "")];
  } finally {
    await app.close();
    await cluster.stop();
  }
}

async function timed(app: TestApp, path: string, session: TestSession): Promise<number> {
  const started = performance.now();
  const answer = await app.call(path, { session });
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

async function settledWorkspace(app: TestApp, months: number): Promise<TestSession> {
  const session = await app.signUp();
  const first = 2026 * 12 + 10 - months;
  const lease = {
    tenant: { name: "Tenant", email: "tenant@example.com", phone: "" },
    startsOn: plainDate(`${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, "0")}-01`),
    endsOn: null,
    rentMinor: 95_000,
    chargesMinor: 12_000,
    depositMinor: 95_000,
    paymentDay: 1,
    behind: false,
  };
  const tables = portfolioTables({
    today: plainDate("2026-11-15"),
    newId: randomUUID,
    properties: Array.from({ length: LEASES }, (_, n) => ({
      name: `House ${n}`,
      rentalMode: "monthly" as const,
      address: "",
      city: "Bonn",
      country: "DE",
      currency: "EUR",
      timezone: "Europe/Berlin",
      stays: [],
      costs: [],
      units: [{ name: "Flat", bedrooms: 1, sizeSqm: 40, floor: "", maintenance: false, lease }],
    })),
  });
  await fillWorkspace(app, session, tables);
  return session;
}
