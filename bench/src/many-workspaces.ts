import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { plainDate } from "@keystead/domain/calendar";
import { dataSetWorkspace } from "@keystead/testkit/data-sets";
import { realPostgres } from "@keystead/testkit/real-postgres";
import pg from "pg";

import { storePortfolio } from "../../apps/server/src/features/sample/index.ts";
import { seedStarterPages } from "../../apps/server/src/features/seo/index.ts";
import { sessionCookie, sessionCookieName } from "../../apps/server/src/kernel/api/session-cookie.ts";
import { testApp } from "../../apps/server/src/testing/test-app.ts";
import { copyWorkspaces } from "./copy-workspaces.ts";
import { refreshStatistics, startServer } from "./data-set-server.ts";

export type ManyWorkspaces = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly adminUrl: string;
  /** Makes workspaces of L's shape until there are so many. */
  readonly growTo: (workspaces: number) => Promise<void>;
  /** Sessions of this many people, evenly over all workspaces. */
  readonly cookies: (people: number) => readonly string[];
};

const TOKEN = "bench-session";
const AN_HOUR_MS = 3_600_000;

/** A real PostgreSQL with as many workspaces of L's shape as asked for, and the product beside it in a process of its own. */
export async function withManyWorkspaces<T>(work: (server: ManyWorkspaces) => Promise<T>): Promise<T> {
  const cluster = await realPostgres({ counting: true });
  const app = await testApp({ postgresUrl: cluster.url, now: new Date().toISOString() });
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-bench-"));
  const adminUrl = cluster.asSuperuser(cluster.url);
  try {
    await seedStarterPages(app.db);
    const template = await makeTemplate(app, adminUrl);
    const server = await startServer(dataDir, {
      DATABASE_URL: cluster.url,
      AUTH_SECRET: app.deps.authSecret,
    });
    let workspaces = 1;
    try {
      return await work({
        url: server.url,
        databaseUrl: cluster.url,
        adminUrl,
        growTo: async (wanted) => {
          if (wanted > workspaces)
            await copyWorkspaces(adminUrl, template, { first: workspaces + 1, last: wanted });
          workspaces = Math.max(workspaces, wanted);
          await refreshStatistics(adminUrl);
        },
        cookies: (people) =>
          Array.from({ length: people }, (_, at) => {
            // The template itself is nobody's: its rows lie together, those of the copies do not.
            const number = 2 + Math.floor((at * (workspaces - 1)) / people);
            return cookieOf(`${TOKEN}-${number}`, app.deps.authSecret);
          }),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await app.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function makeTemplate(app: Awaited<ReturnType<typeof testApp>>, adminUrl: string) {
  const session = await app.signUp("bench@example.com");
  const [seat] = (await app.client(session).accounts.workspaces({})).items;
  if (seat === undefined) throw new Error("no workspace");
  const today = plainDate(app.clock.now().toISOString().slice(0, 10));
  const tables = dataSetWorkspace("L", { today, newId: randomUUID, workspace: 0 });
  await app.db.asSystem((tx) =>
    storePortfolio(tx, { workspaceId: seat.id, userId: null, now: app.clock.now() }, tables),
  );
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ user_id: string }>(
    // Young enough that no look-up renews it while it is measured.
    `update session set token = $1, created_at = $2, expires_at = $2::timestamptz + interval '7 days' returning user_id`,
    [TOKEN, new Date(Date.now() - AN_HOUR_MS).toISOString()],
  );
  await client.end();
  return { workspaceId: seat.id, userId: String(rows[0]?.user_id) };
}

function cookieOf(token: string, secret: string): string {
  const cookie = sessionCookie(token, {
    name: sessionCookieName(false),
    secret,
    https: false,
    maxAgeMs: AN_HOUR_MS,
  });
  return cookie.split(";", 1)[0] ?? "";
}
