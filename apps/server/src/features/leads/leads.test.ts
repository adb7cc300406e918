import { MOST_LEADS } from "@keystead/domain/leads";
import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { pricingLeads } from "#kernel/db/schema/index.ts";
import { runOperatorCommand } from "#operator/index.ts";
import { EVERYBODY, takeAttempt } from "#kernel/http/admission/rate-limit.ts";
import { operatorOf } from "#testing/operator-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { LEADS_OF_ALL } from "./capture-lead.ts";
import { purgeLeadsJob } from "./purge-leads-job.ts";

const DAY_MS = 24 * 60 * 60_000;
const newLead = { email: "anna@example.com", plan: "starter" } as const;

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

describe("a visitor who waits for a plan", () => {
  it("is kept with address, plan and source tariffs_page", async () => {
    const answer = await app.call("/api/v1/leads", { body: newLead });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(await stored()).toMatchObject([
      { ...newLead, source: "tariffs_page", createdAt: app.clock.now() },
    ]);
  });

  it("needs no account and gets the same answer the second time, however the address is typed (R-K08)", async () => {
    for (const email of ["anna@example.com", " ANNA@Example.com ", "ａnna@example.com"])
      expect(await app.client().leads.capture({ ...newLead, email })).toEqual({ ok: true });
    expect(await stored()).toHaveLength(1);
    await app.client().leads.capture({ ...newLead, plan: "pro" });
    expect((await stored()).map(({ plan }) => plan).toSorted()).toEqual(["pro", "starter"]);
  });

  it("may be signed in too", async () => {
    const me = await app.signUp();
    await app.client(me).leads.capture(newLead);
    expect(await stored()).toHaveLength(1);
  });

  it("is told that the address is none, at its field", async () => {
    for (const email of [
      "",
      "anna",
      "anna@",
      "@example.com",
      "an na@example.com",
      "a\u0000@example.com",
      7,
    ]) {
      const answer = await app.call("/api/v1/leads", { body: { ...newLead, email } });
      expect([email, answer.status, await answer.json()]).toMatchObject([
        email,
        400,
        { code: "BAD_REQUEST", data: { issues: [{ path: ["email"], code: "INVALID_EMAIL" }] } },
      ]);
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    { ...newLead, source: "partner" },
    { ...newLead, id: "00000000-0000-0000-0000-000000000001" },
    { ...newLead, plan: "free" },
    { ...newLead, plan: "enterprise" },
    { ...newLead, email: `${"a".repeat(400)}@example.com` },
    { email: newLead.email },
    [],
    null,
  ])("is not taken with %j", async (body) => {
    const answer = await app.call("/api/v1/leads", { body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
    expect(await stored()).toEqual([]);
  });

  it("is not taken from another site, nor as anything but JSON", async () => {
    const foreign = await app.call("/api/v1/leads", {
      body: newLead,
      headers: { origin: "https://elsewhere.example" },
    });
    const form = await app.call("/api/v1/leads", {
      body: "email=anna%40example.com&plan=starter",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([foreign.status, form.status, await stored()]).toEqual([403, 415, []]);
  });

  it("may leave five addresses an hour; mistyped ones cost nothing", async () => {
    const ip = app.freshIp();
    await app.call("/api/v1/leads", { ip, body: { ...newLead, email: "anna" } });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const body = { ...newLead, email: `anna-${i}@example.com` };
      statuses.push((await app.call("/api/v1/leads", { ip, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await app.call("/api/v1/leads", { ip, body: newLead });
    expect(await refused.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      data: { retryAfterSeconds: 3_600 },
    });
    app.clock.advance(60 * 60_000);
    expect((await app.call("/api/v1/leads", { ip, body: newLead })).status).toBe(200);
    expect(await stored()).toHaveLength(6);
  });

  it("is not written to the log", async () => {
    await app.call("/api/v1/leads", { body: newLead });
    expect(app.logLines.join("")).toContain("/api/v1/leads");
    expect(app.logLines.join("")).not.toContain("anna");
  });
});

describe("[CSV-01] somebody who waits for what is not there yet", () => {
  const waiting = { email: "Anna@Example.com", waitlist: "csv_import" } as const;

  it("is kept under the source of the waitlist, once, beside a plan they wait for (R-K08)", async () => {
    const me = await app.signUp();
    const client = app.client(me);
    for (const email of [waiting.email, " anna@example.com "])
      expect(await client.leads.joinWaitlist({ ...waiting, email })).toEqual({ ok: true });
    await client.leads.joinWaitlist({ ...waiting, waitlist: "mortgage" });
    await client.leads.capture(newLead);
    const kept = (await stored()).map(({ email, plan, source }) => ({ email, plan, source }));
    expect(kept.toSorted((a, b) => (a.source < b.source ? -1 : 1))).toEqual([
      { email: "anna@example.com", plan: null, source: "csv_import_waitlist" },
      { email: "anna@example.com", plan: null, source: "mortgage_waitlist" },
      { ...newLead, source: "tariffs_page" },
    ]);
  });

  it("is one row out of many requests at once", async () => {
    const me = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call("/api/v1/waitlist", { session: me, body: waiting })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  it("is signed in", async () => {
    const answer = await app.call("/api/v1/waitlist", { body: waiting });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "UNAUTHORIZED" }]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    { ...waiting, email: "anna@" },
    { ...waiting, waitlist: "rockets" },
    { ...waiting, source: "tariffs_page" },
    { ...waiting, plan: "pro" },
    { email: waiting.email },
  ])("is not taken with %j", async (body) => {
    const answer = await app.call("/api/v1/waitlist", { session: await app.signUp(), body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
    expect(await stored()).toEqual([]);
  });

  it("may leave five addresses an hour from one account, wherever it asks from", async () => {
    const me = await app.signUp();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const body = { ...waiting, email: `anna-${i}@example.com` };
      statuses.push((await app.call("/api/v1/waitlist", { session: me, ip: app.freshIp(), body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("the operator", () => {
  it("lists them with `admin -- leads`, the newest first", async () => {
    await app.client().leads.capture(newLead);
    app.clock.advance(1_000);
    await app.client().leads.capture({ ...newLead, plan: "pro" });
    const lines = await runOperatorCommand(operatorOf(app), { name: "leads" });
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { email: newLead.email, plan: "pro", source: "tariffs_page" },
      { email: newLead.email, plan: "starter", source: "tariffs_page" },
    ]);
  });

  it("keeps none for longer than two years", async () => {
    await app.client().leads.capture(newLead);
    const purge = purgeLeadsJob(app.deps);
    app.clock.advance(730 * DAY_MS);
    await purge.run({}, "a-job");
    expect(await stored()).toHaveLength(1);
    app.clock.advance(1);
    await purge.run({}, "a-job");
    expect(await stored()).toEqual([]);
  });
});

function stored() {
  return app.db.asSystem((tx) => tx.select().from(pricingLeads));
}

describe("a flood of leads from many addresses", () => {
  const lead = (email: string) => app.call("/api/v1/leads", { body: { email, plan: "pro" } });

  it("comes to an end for visitors, and keeps no account from a waitlist", async () => {
    const me = await app.signUp();
    for (let i = 0; i < LEADS_OF_ALL.visitors.max; i += 1)
      await takeAttempt(app.deps, LEADS_OF_ALL.visitors, EVERYBODY);
    const refused = await lead("one-more@example.com");
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: "TOO_MANY_REQUESTS" }]);
    const joined = { email: me.email, waitlist: "mortgage" } as const;
    expect(await app.client(me).leads.joinWaitlist(joined)).toEqual({ ok: true });
    app.clock.advance(60 * 60_000);
    expect((await lead("one-more@example.com")).status).toBe(200);
  });

  it("fills no more than its room; whoever is in it already hears so", async () => {
    await lead("early@example.com");
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into pricing_leads (email, plan, source)
        select i || '@full.example.com', 'pro', 'tariffs_page' from generate_series(1, ${MOST_LEADS}::int) i`),
    );
    const refused = await lead("late@example.com");
    expect(refused.status).toBe(429);
    expect((await lead("Early@example.com")).status).toBe(200);
    const logLine = app.logLines.find((line) => line.includes("no more leads are stored"));
    expect(logLine).toContain(refused.headers.get("x-request-id"));
  });
});
