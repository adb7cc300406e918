import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { sql } from "#kernel/db/drizzle.ts";

import type { Database } from "#kernel/db/database.ts";
import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import { openEmbedded } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { openPostgres } from "#kernel/db/postgres/postgres.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { user, workspace } from "#kernel/db/schema/index.ts";

import { compileCache } from "./server-process.ts";

export type KilledDatabase =
  | { readonly kind: "embedded"; readonly dataDir: string }
  | {
      readonly kind: "postgres";
      readonly url: string;
      /** Kills the server and all its processes, together with the writer. */
      readonly crash: () => Promise<void>;
      readonly restart: () => Promise<void>;
    };

export type KillReport = {
  readonly kills: number;
  /** Transactions whose commit was acknowledged, over all kills. */
  readonly acknowledged: number;
  /** Acknowledged, yet not there exactly once afterwards. Must be 0. */
  readonly missing: number;
  /** Transactions of which only some rows are there. Must be 0. */
  readonly halves: number;
};

const MOST_ACKNOWLEDGED = 60;
const owner = "00000000-0000-4000-8000-00000000000d";
const ownWorkspace = "00000000-0000-4000-8000-0000000000d1";

/**
 * Kills a process that writes, opens its database again and counts; `kills` times. Each kill comes after a random
 * number of acknowledgements, while other transactions of the process are running.
 */
export async function killLoop(options: {
  readonly database: KilledDatabase;
  readonly kills: number;
}): Promise<KillReport> {
  const { database, kills } = options;
  await withOpen(database, async (db) => {
    await migrate(db);
    await db.asSystem(async (tx) => {
      await tx
        .insert(user)
        .values({ id: owner, name: "Owner", email: "owner@example.org" })
        .onConflictDoNothing();
      await tx
        .insert(workspace)
        .values({ id: ownWorkspace, ownerUserId: owner, name: "Killed" })
        .onConflictDoNothing();
    });
  });
  const acknowledged: string[] = [];
  let found = { missing: 0, halves: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    acknowledged.push(...(await writeAndKill(database)));
    // Counts the rows of all rounds and not only of the last, because a recovery must not lose what an earlier one
    // had restored.
    const now = await withOpen(database, (db) => count(db, acknowledged));
    found = { missing: Math.max(found.missing, now.missing), halves: Math.max(found.halves, now.halves) };
  }
  return { kills, acknowledged: acknowledged.length, ...found };
}

/** The ids the writer had acknowledged when it died. */
async function writeAndKill(database: KilledDatabase): Promise<readonly string[]> {
  const script = fileURLToPath(new URL("./write-until-killed.ts", import.meta.url));
  const place = database.kind === "embedded" ? database.dataDir : database.url;
  const writer = spawn(process.execPath, [script, database.kind, place, ownWorkspace], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(writer, "exit");
  let complaint = "";
  writer.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const killAfter = randomInt(1, MOST_ACKNOWLEDGED + 1);
  const ids: string[] = [];
  let crashed: Promise<void> | undefined;
  for await (const id of createInterface({ input: writer.stdout })) {
    // Lines written just before the kill still come through the pipe, and they count.
    ids.push(id);
    if (ids.length !== killAfter) continue;
    crashed = database.kind === "postgres" ? database.crash() : Promise.resolve();
    writer.kill("SIGKILL");
  }
  await ended;
  await crashed;
  if (crashed === undefined) throw new Error(`The writer ended by itself after ${ids.length}: ${complaint}`);
  if (database.kind === "postgres") await database.restart();
  return ids;
}

async function count(
  db: Database,
  acknowledged: readonly string[],
): Promise<Pick<KillReport, "missing" | "halves">> {
  const row = await db.asSystem(async (tx) =>
    firstRow(
      await tx.execute(sql`
        with written as (
          select coalesce(p.id, a.entity_id) as id, count(distinct p.id) as properties, count(distinct u.id) as units,
            count(distinct a.id) as audits
          from property p
          full join audit a on a.workspace_id = p.workspace_id and a.entity_id = p.id and a.entity = 'property'
          left join unit u on u.workspace_id = p.workspace_id and u.property_id = p.id
          group by 1),
        whole as (select id from written where properties = 1 and units = 1 and audits = 1)
        select (select count(*)::int from written) - (select count(*)::int from whole) as halves,
          (select count(*)::int from jsonb_array_elements_text(${JSON.stringify(acknowledged)}::jsonb) as listed(id)
            where listed.id::uuid not in (select id from whole)) as missing`),
    ),
  );
  return { missing: Number(row?.["missing"]), halves: Number(row?.["halves"]) };
}

async function withOpen<T>(database: KilledDatabase, work: (db: Database) => Promise<T>): Promise<T> {
  const db =
    database.kind === "embedded"
      ? await openEmbedded(takeDataFolder(database.dataDir))
      : await openPostgres({ url: database.url });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
