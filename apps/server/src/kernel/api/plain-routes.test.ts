import { sql } from "../db/drizzle.ts";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { badField, createVerb, memberRoute, refusal, transactedRoute } from "./index.ts";

const routes = new Hono<HttpEnv>();
routes.get(
  "/test/leases",
  transactedRoute("lease.read")(async (c, { work: { tx, scope } }) => {
    const seen = await tx.execute(sql`select count(*)::int as seen, current_user as role from property`);
    return c.json({ ...firstRow(seen), workspaceId: scope.workspaceId });
  }),
);
routes.post(
  "/test/notes",
  transactedRoute("property.update")(async (c, context) => {
    const { tx, scope, now } = context.work;
    const input: unknown = await c.req.json();
    const answer = await createVerb(context, input, async () => {
      runs += 1;
      await writeAudit(context.work, { action: "create", entity: "task", entityId: scope.userId });
      return { at: now.toISOString() };
    });
    if (runs === losing) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
    if (c.req.header("x-refuse") === "field") throw badField(["note"], "NOTE_EMPTY");
    if (c.req.header("x-refuse") === "bug") throw new Error("a bug of the verb");
    return c.json(answer);
  }),
);
routes.get(
  "/test/refused",
  memberRoute("open")(async () => {
    throw refusal("HAS_PAYMENTS");
  }),
);

let app: TestApp;
let owner: TestSession;
let workspaceId: string;
let runs = 0;
/** The number of the handler's run that loses against another transaction; 0 = none. */
let losing = 0;

beforeAll(async () => {
  app = await testApp({
    routes,
    geo: { countryOf: (ip) => (ip.startsWith("203.0.113.") ? "RU" : "") },
  });
  owner = await app.signUp();
  workspaceId = (await app.client(owner).accounts.workspaces({})).current;
});
afterEach(() => {
  runs = 0;
  losing = 0;
});
afterAll(() => app.close());

type Input = Parameters<TestApp["call"]>[1];

async function answerOf(path: string, call?: Input) {
  const answer = await app.call(path, call);
  return {
    status: answer.status,
    body: await answer.text(),
    retryAfter: answer.headers.get("retry-after") === null ? null : "said",
  };
}

async function notes(): Promise<number> {
  return app.db.asSystem(
    async (tx) =>
      rowsOf(await tx.execute(sql`select 1 from audit where entity = 'task' and user_id is not null`)).length,
  );
}

describe("a plain route refuses with the bytes of a procedure", () => {
  const same = async (plain: readonly [string, Input?], procedure: readonly [string, Input?]) => {
    const [here, there] = [await answerOf(...plain), await answerOf(...procedure)];
    expect(here).toEqual(there);
    return here;
  };

  it("nobody who is not signed in", async () => {
    const { status } = await same(["/api/test/leases"], ["/api/v1/leases"]);
    expect(status).toBe(401);
  });

  it("no role that may not do it", async () => {
    const cleaner = await memberSession(app, workspaceId, "cleaner");
    const call = { session: cleaner, headers: { "x-workspace-id": workspaceId } };
    const { status, body } = await same(["/api/test/leases", call], ["/api/v1/leases", call]);
    expect([status, JSON.parse(body)]).toMatchObject([403, { code: "FORBIDDEN" }]);
  });

  it("nobody without a membership in the workspace", async () => {
    const stranger = await app.signUp();
    const call = { session: stranger, headers: { "x-workspace-id": workspaceId } };
    const { status } = await same(["/api/test/leases", call], ["/api/v1/leases", call]);
    expect(status).toBe(404);
  });

  it("nobody from a blocked region", async () => {
    const call = { session: owner, ip: "203.0.113.9" };
    const { body } = await same(["/api/test/leases", call], ["/api/v1/leases", call]);
    expect(JSON.parse(body)).toMatchObject({ code: "REGION_BLOCKED", status: 403 });
  });

  it("nobody who writes too much, counted together with the procedures", async () => {
    const busy = await app.signUp();
    const write = { session: busy, body: { note: "x" } };
    expect((await answerOf("/api/test/notes", write)).status).toBe(200);
    await app.db.asSystem((tx) =>
      tx.execute(sql`update rate_limit set count = 600 where key like 'write:%'`),
    );
    const { status, retryAfter } = await same(
      ["/api/test/notes", write],
      ["/api/v1/tenants", { ...write, method: "POST" }],
    );
    expect([status, retryAfter]).toEqual([429, "said"]);
    await app.db.asSystem((tx) => tx.execute(sql`delete from rate_limit where key like 'write:%'`));
  });

  it("no bug in its own words", async () => {
    const answer = await answerOf("/api/test/notes", {
      session: owner,
      body: {},
      headers: { "x-refuse": "bug" },
    });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      500,
      { defined: false, code: "INTERNAL_SERVER_ERROR", status: 500, message: "INTERNAL_SERVER_ERROR" },
    ]);
    expect(app.logLines.filter((line) => line.includes("unexpected error"))).toHaveLength(1);
  });

  it("with the refusal of the table, and the issue of a field", async () => {
    expect(JSON.parse((await answerOf("/api/test/refused", { session: owner })).body)).toEqual({
      defined: true,
      code: "HAS_PAYMENTS",
      status: 409,
      message: "HAS_PAYMENTS",
    });
    const refused = { session: owner, body: {}, headers: { "x-refuse": "field" } };
    expect(JSON.parse((await answerOf("/api/test/notes", refused)).body)).toMatchObject({
      code: "BAD_REQUEST",
      data: { issues: [{ path: ["note"], code: "NOTE_EMPTY" }] },
    });
  });
});

describe("the transaction of a plain route", () => {
  it("sees the workspace that the header or the link names, under the restricted role", async () => {
    const assistant = await memberSession(app, workspaceId, "assistant");
    for (const [path, headers] of [
      ["/api/test/leases", { "x-workspace-id": workspaceId }],
      [`/api/test/leases?ws=${workspaceId}`, {}],
    ] as const) {
      const { body } = await answerOf(path, { session: assistant, headers });
      expect(JSON.parse(body)).toEqual({ seen: 0, role: "app_user", workspaceId });
    }
    const own = await answerOf("/api/test/leases", { session: assistant });
    expect(JSON.parse(own.body)).not.toMatchObject({ workspaceId });
  });

  it("takes everything back with a refusal, the audit too", async () => {
    const before = await notes();
    const headers = { "x-refuse": "field" };
    expect((await answerOf("/api/test/notes", { session: owner, body: {}, headers })).status).toBe(400);
    expect(await notes()).toBe(before);
  });

  it("runs again when it lost against another, at the same instant and once in effect", async () => {
    const before = await notes();
    losing = 1;
    const { status, body } = await answerOf("/api/test/notes", { session: owner, body: {} });
    expect([status, JSON.parse(body)]).toEqual([200, { at: app.clock.now().toISOString() }]);
    expect([runs, await notes()]).toEqual([2, before + 1]);
  });

  it("answers a repeat with the same key from what is stored", async () => {
    const before = await notes();
    const call = { session: owner, body: { note: "once" }, headers: { "idempotency-key": "k1" } };
    const [first, again] = [await answerOf("/api/test/notes", call), await answerOf("/api/test/notes", call)];
    expect(again).toEqual(first);
    expect([runs, await notes()]).toEqual([1, before + 1]);
    expect((await answerOf("/api/test/notes", { ...call, body: { note: "other" } })).status).toBe(422);
  });
});
