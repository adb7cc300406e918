import { randomUUID } from "node:crypto";

import { replicationBinaries } from "@keystead/testkit/postgres-binaries";
import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import type { Standby } from "@keystead/testkit/postgres/postgres-standby";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ensureWorkspace } from "#kernel/api/session/ensure-workspace.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { isMoving } from "#kernel/db/moving.ts";
import { openPostgres, type PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import { withRequestReads } from "#kernel/db/request-reads.ts";
import { user } from "#kernel/db/schema/index.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { until } from "#testing/requests/process-calls.ts";
import { forgetMove, putMove } from "./moves-store.ts";

// Two PostgreSQL are started: a minute of a busy core.
const timeout = 600_000;
const now = new Date("2026-03-10T09:00:00Z");

const hasStandby = replicationBinaries() !== null;
const why = hasStandby ? "" : " (no pg_basebackup here)";

describe.skipIf(!hasStandby)(`a move that a standby has not heard of${why}`, { timeout }, () => {
  let primary: RealPostgres;
  let standby: Standby;
  /** Stops and continues the standby's replay. */
  let control: pg.Pool;
  let db: PostgresDatabase;
  let workspaceId: string;
  const userId = randomUUID();

  beforeAll(async () => {
    primary = await realPostgres();
    standby = await primary.standby({ synchronous: false });
    control = new pg.Pool({ connectionString: primary.asSuperuser(standby.at(primary.url)), max: 1 });
    db = await openPostgres({ url: primary.url, readUrls: standby.at(primary.url) });
    await migrate(db);
    ({ workspaceId } = await db.asSystem(async (tx) => {
      await tx.insert(user).values({ id: userId, name: "Ada", email: "ada@example.org" });
      return ensureWorkspace(tx, { userId, now });
    }));
  }, timeout);
  afterAll(async () => {
    await db.close();
    await control.end();
    await standby.stop();
    await primary.stop();
  });

  /** The states of moves that the standby knows. */
  const movesThere = async () =>
    (await control.query<{ readonly state: string }>("select state from workspace_move")).rows.map(
      ({ state }) => state,
    );
  const followed = async () => (await db.standbys?.behind())?.every(({ bytes }) => bytes === 0) === true;
  const write = (tx: Tx) =>
    writeAudit(
      { tx, scope: { workspaceId, userId }, now },
      { action: "update", entity: "workspace", entityId: workspaceId },
    );
  /** Of a session that has written nothing, so that a standby may answer what it reads. */
  const refusedAs = (how: "asTenant" | "readTenant") =>
    withRequestReads({ after: null, hasWorkedOnPrimary: false }, () => db[how](workspaceId, write)).then(
      () => false,
      isMoving,
    );

  it("refuses changes by what the primary knows, also of what only meant to read", async () => {
    await until(followed);
    await control.query("select pg_wal_replay_pause()");
    const move = { id: workspaceId, state: "leaving", code: randomUUID() } as const;
    await db.asSystem((tx) => putMove(tx, { ...move, address: null, begunAt: now, doneAt: null }));
    expect(await movesThere()).toEqual([]);
    expect(await refusedAs("asTenant")).toBe(true);
    expect(await refusedAs("readTenant")).toBe(true);
    await control.query("select pg_wal_replay_resume()");
    await until(followed);
    expect(await movesThere()).toEqual(["leaving"]);
    expect(await refusedAs("readTenant")).toBe(true);
  });

  it("takes changes again once the move is given up, though the standby still knows of it", async () => {
    await until(followed);
    await control.query("select pg_wal_replay_pause()");
    await db.asSystem((tx) => forgetMove(tx, workspaceId));
    expect(await movesThere()).toEqual(["leaving"]);
    expect(await refusedAs("asTenant")).toBe(false);
    expect(await refusedAs("readTenant")).toBe(false);
    await control.query("select pg_wal_replay_resume()");
  });
});
