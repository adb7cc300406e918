import { randomUUID } from "node:crypto";

import { exportedLists, paperColumns, reports } from "@keystead/domain/exports";
import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registry } from "#features.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { deletionsByKind } from "./records/deletions-by-kind.ts";
import { cookieOf } from "./requests/cookie-of.ts";
import { invitedSession } from "./records/invite.ts";
import { memberProcedures } from "./member-procedures.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "./test-app.ts";
import { pdfOf, storedFile } from "./files/uploads.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { tokenIn } from "./requests/token-in.ts";
import { turnoverHost } from "./records/turnover-host.ts";

const timeout = 300_000;

let cluster: RealPostgres;
let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  cluster = await realPostgres();
  const tenants = await cluster.createLogin("keystead_tenants");
  app = await testApp({ postgresUrl: tenants, systemUrl: cluster.url });
  session = await app.signUp();
  client = app.client(session);
}, timeout);
afterAll(async () => {
  await app.close();
  await cluster.stop();
});

let read = 0;
/** Missing rights and other errors in the log since the last call. */
function troubles(): readonly string[] {
  const fresh = app.logLines.slice(read);
  read = app.logLines.length;
  return fresh.filter((line) => /permission denied|42501|"level":(50|60)/.test(line));
}

describe("with a login of their own for tenants [R-O01]", { timeout }, () => {
  it.each([...registry.restorable.keys()])("a %s is made, deleted and brought back", async (kind) => {
    for (const discard of deletionsByKind[kind] ?? []) {
      const id = await discard({ app, session, client });
      if (id !== null) await client.trash.restore({ id });
    }
    expect(troubles()).toEqual([]);
  });

  it("every procedure gets as far as with one login", async () => {
    for (const { method, path } of memberProcedures) {
      const answer = await app.call(
        path.replaceAll(/\{\w+\}/g, () => randomUUID()),
        { method, session, ...(method === "GET" || method === "DELETE" ? {} : { body: {} }) },
      );
      await answer.text();
      expect([method, path, answer.status < 500], `${answer.status}`).toEqual([method, path, true]);
    }
    expect(troubles()).toEqual([]);
  });

  it("files come in and go out, reports and lists too", async () => {
    const { propertyId } = await rentedFlat(client, "Of the files");
    const { id } = await storedFile(app, session, { on: "property", onId: propertyId, content: pdfOf(300) });
    const file = await app.call(`/api/documents/${id}/file`, { session });
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, 300]);
    for (const report of reports) {
      const body = { report, period: "2026", format: "csv" };
      const answer = await app.call("/api/exports/report", { session, body });
      await answer.text();
      expect([report, [200, 409].includes(answer.status)]).toEqual([report, true]);
    }
    for (const list of exportedLists) {
      const body = { list, format: paperColumns[list] === undefined ? "xlsx" : "pdf", query: {} };
      const answer = await app.call("/api/exports/list", { session, body });
      await answer.arrayBuffer();
      // Some requests need a record, which is not given here.
      expect([list, [200, 400, 404, 409].includes(answer.status)]).toEqual([list, true]);
    }
    expect(troubles()).toEqual([]);
  });

  it("somebody is forgotten, and a cleaner does a job by a link, each with its job", async () => {
    const flat = await rentedFlat(client, "Of somebody");
    const { version } = await client.tenants.get({ id: flat.tenantId });
    expect(await client.tenants.anonymise({ id: flat.tenantId, version })).toMatchObject({
      anonymised: true,
    });
    const host = await turnoverHost(app);
    app.clock.set("2026-03-10T11:06:00Z");
    await host.stay("2026-03-05T15:00", "2026-03-10T11:00");
    const rosa = await host.client.cleaners.create({ name: "Rosa Pinto", language: "es", currency: "EUR" });
    const { link } = await host.client.cleaners.makeLink({ id: rosa.id });
    const id = (await host.turnovers())[0]?.id ?? "";
    await host.client.turnovers.update({ id, version: 1, cleanerId: rosa.id });
    const opened = await app.call("/api/job/open", { body: { token: tokenIn(link?.url ?? "") } });
    await opened.text();
    const done = await app.call("/api/job/operations", {
      body: { deviceId: randomUUID(), operations: [{ seq: 1, jobId: id, act: "done", agoMs: 0 }] },
      headers: { cookie: cookieOf(opened) },
    });
    expect([done.status, await done.json()]).toMatchObject([
      200,
      { effects: [{ seq: 1, effect: "applied" }] },
    ]);
    const ordered = rowsOf(
      await app.deps.db.login.execute(
        sql`select distinct name from jobs.job where name in ('write-erasures', 'tell-done') order by name`,
      ),
    );
    expect(ordered.map(({ name }) => name)).toEqual(["tell-done", "write-erasures"]);
    app.clock.set("2026-03-10T09:00:00Z");
    expect(troubles()).toEqual([]);
  });

  it("people are invited, written to and let go, and what they order is made", async () => {
    const helper = await invitedSession(app, client, "helper@example.org");
    const there = app.client(helper, { workspaceId: helper.workspaceId });
    expect((await there.properties.list({})).total).toBeGreaterThan(0);
    await client.ownData.orderDataExport({ passphrase: "nine pale otters" });
    await app.call("/api/auth/request-password-reset", { body: { email: session.email } });
    await client.accounts.openSample({});
    await app.runJobs();
    expect((await client.ownData.dataExport({})).export).toMatchObject({ state: "ready" });
    const left = await app.call("/api/auth/delete-account", {
      session: helper,
      body: { password: helper.password },
    });
    expect(left.status).toBe(200);
    expect(troubles()).toEqual([]);
  });

  it("every job runs", async () => {
    for (const { cron, run } of registry.jobs(app.deps)) if (cron !== undefined) await run({}, randomUUID());
    await app.runJobs();
    expect(troubles()).toEqual([]);
  });

  it("visitors are counted, heard and written down", async () => {
    for (const [path, body] of [
      ["/api/page-views", { path: "/en" }],
      ["/api/send-telegram", { type: "bug", message: "It does not start", userEmail: "me@example.org" }],
      ["/api/v1/leads", { email: "me@example.org", plan: "pro" }],
      ["/api/auth/sign-in/magic-link", { email: session.email }],
    ] as const)
      expect([path, (await app.call(path, { body })).status < 300]).toEqual([path, true]);
    expect(troubles()).toEqual([]);
  });
});
