import { randomUUID } from "node:crypto";

import { plainDate } from "@keystead/domain/calendar";
import { dataSetWorkspace } from "@keystead/samples/data-sets";
import pg from "pg";

import { storeWork } from "../../../apps/server/src/features/sample/index.ts";
import {
  sessionCookie,
  sessionCookieName,
} from "../../../apps/server/src/kernel/api/session/session-cookie.ts";
import { copyWorkspaces } from "./copy-workspaces.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { type FilledServer, type Prepared, analyzeTables, withProduct } from "./product-server.ts";

export type ManyWorkspaces = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly adminUrl: string;
  readonly another: FilledServer<unknown>["another"];
  readonly standby: FilledServer<unknown>["standby"];
  /** Adds workspaces of L's shape until there are so many. */
  readonly growTo: (workspaces: number) => Promise<void>;
  /** The session cookies of this many people, spread evenly over all workspaces. */
  readonly cookies: (people: number) => readonly string[];
};

const TOKEN = "bench-session";
const AN_HOUR_MS = 3_600_000;

/** Any number of workspaces of L's shape in a real PostgreSQL, and the product in a process of its own. */
export async function withManyWorkspaces<T>(
  work: (server: ManyWorkspaces) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withProduct({ counting: true, settings, fill: makeTemplate }, async (server) => {
    const { url, databaseUrl, adminUrl, another, standby, app, filled: template } = server;
    let workspaces = 1;
    return work({
      url,
      databaseUrl,
      adminUrl,
      another,
      standby,
      growTo: async (count) => {
        if (count > workspaces)
          await copyWorkspaces(adminUrl, template, { first: workspaces + 1, last: count });
        workspaces = Math.max(workspaces, count);
        await analyzeTables(adminUrl);
      },
      cookies: (people) =>
        Array.from({ length: people }, (_, at) => {
          // The template itself is not used: its rows are stored together, those of the copies are not.
          const number = 2 + Math.floor((at * (workspaces - 1)) / people);
          return cookieOf(`${TOKEN}-${number}`, app.deps.authSecret);
        }),
    });
  });
}

async function makeTemplate({ app, adminUrl }: Prepared) {
  const session = await app.signUp("bench@example.com");
  const today = plainDate(app.clock.now().toISOString().slice(0, 10));
  const { tables, work } = dataSetWorkspace("L", { today, newId: randomUUID, workspace: 0 });
  const workspaceId = await fillWorkspace(app, session, tables);
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ user_id: string }>(
    // Recent enough that no look-up renews it during the measurement.
    `update session set token = $1, created_at = $2, expires_at = $2::timestamptz + interval '7 days' returning user_id`,
    [TOKEN, new Date(Date.now() - AN_HOUR_MS).toISOString()],
  );
  const userId = String(rows[0]?.user_id);
  await app.db.asSystem((tx) =>
    storeWork({ tx, scope: { workspaceId, userId }, now: app.clock.now() }, work),
  );
  // Rows without files, since a list reads no file: two per lease. Then two invitations, so that the list of people is
  // longer.
  await client.query(
    `insert into document (workspace_id, lease_id, kind, name, format, bytes, sha256, file_id)
     select workspace_id, id, 'other', 'File ' || n, 'pdf', 1000 * n, repeat('a', 64), gen_random_uuid()
     from lease, generate_series(1, 2) n where workspace_id = $1`,
    [workspaceId],
  );
  await client.query(
    `insert into invitation (workspace_id, email, role, language, expires_at, sent_at)
     select $1, 'asked-' || n || '@example.com', 'assistant', 'en', now() + interval '7 days', now() from generate_series(1, 2) n`,
    [workspaceId],
  );
  await client.end();
  return { workspaceId, userId };
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
