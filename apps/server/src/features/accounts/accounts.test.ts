import { and, eq, sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { audit, subscriptions, user } from "#kernel/db/schema/index.ts";
import { memberSession } from "#testing/records/membership.ts";
import { cookieOf } from "#testing/requests/cookie-of.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const house = {
  name: "House",
  rentalMode: "monthly",
  country: null,
  currency: "EUR",
  timezone: "Europe/Berlin",
} as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function workspaceOf(session: TestSession): Promise<string> {
  return (await app.client(session).accounts.workspaces({})).current;
}

async function audited(session: TestSession, action: string) {
  const workspaceId = await workspaceOf(session);
  return app.db.asSystem((tx) =>
    tx
      .select()
      .from(audit)
      .where(and(eq(audit.workspaceId, workspaceId), eq(audit.action, action))),
  );
}

async function signInAgain(session: TestSession): Promise<TestSession> {
  const { email, password, ip } = session;
  const answer = await app.call("/api/auth/sign-in/email", { body: { email, password }, ip });
  expect(answer.status).toBe(200);
  return { ...session, cookie: cookieOf(answer) };
}

describe("profile", () => {
  it("writes the fields given, counts the version up and audits what changed, but no name", async () => {
    const me = await app.signUp();
    const { accounts } = app.client(me);
    const before = await accounts.profile({});
    const after = await accounts.changeProfile({
      version: before.version,
      fullName: "Grace Hopper",
      timezone: "Europe/Lisbon",
      rentKind: "both",
    });
    expect(after).toEqual({
      ...before,
      fullName: "Grace Hopper",
      timezone: "Europe/Lisbon",
      rentKind: "both",
      version: after.version,
    });
    expect(after.version).toBeGreaterThan(before.version);
    expect(await accounts.profile({})).toEqual(after);
    const [row] = await audited(me, "update");
    expect(row?.changes).toMatchObject({ name: "changed", timezone: { to: "Europe/Lisbon" } });
    expect(JSON.stringify(row)).not.toContain("Hopper");
  });

  it("has the owner's base currency for everybody in the workspace, whatever is their own [GEN-02]", async () => {
    const { accounts } = app.client(await app.signUp());
    const mine = await accounts.profile({});
    await accounts.changeProfile({ version: mine.version, baseCurrency: "CHF" });
    const { current, items } = await accounts.workspaces({});
    expect(items.map(({ id, baseCurrency }) => [id, baseCurrency])).toEqual([[current, "CHF"]]);
    const helper = app.client(await memberSession(app, current, "assistant"));
    const memberships = (await helper.accounts.workspaces({})).items;
    expect(memberships.find(({ id }) => id === current)?.baseCurrency).toBe("CHF");
    expect(memberships.find(({ role }) => role === "owner")?.baseCurrency).toBe("EUR");
  });

  it("refuses a stale version with the current one, and writes nothing", async () => {
    const me = await app.signUp();
    const { accounts } = app.client(me);
    const seen = await accounts.profile({});
    const first = await accounts.changeProfile({ version: seen.version, fullName: "First" });
    const { version } = first;
    await expect(accounts.changeProfile({ version: seen.version, fullName: "Second" })).rejects.toMatchObject(
      { code: "STALE", status: 409, data: { version, current: first } },
    );
    expect(await accounts.profile({})).toMatchObject({ fullName: "First", version });
  });

  it("lets one of 10 changes at once through", async () => {
    const me = await app.signUp();
    const { accounts } = app.client(me);
    const { version } = await accounts.profile({});
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => accounts.changeProfile({ version, fullName: `Name ${i}` })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("refuses unknown zones, currencies and fields", async () => {
    const me = await app.signUp();
    const { version } = await app.client(me).accounts.profile({});
    for (const change of [
      { timezone: "Mars/Olympus" },
      { baseCurrency: "ZZZ" },
      { language: "xx" },
      { email: "other@example.com" },
      { admin: true },
      { emailVerified: true },
    ]) {
      const answer = await app.call("/api/v1/profile", {
        method: "PUT",
        session: me,
        body: { version, ...change },
      });
      expect([change, answer.status]).toEqual([change, 400]);
    }
    expect(await app.client(me).accounts.profile({})).toMatchObject({ version, emailVerified: false });
  });
});

describe("sessions", () => {
  it("[AUTH-10] ends one session, which is over at once, and audits it", async () => {
    const me = await app.signUp();
    const other = await signInAgain(me);
    const { items } = await app.client(me).accounts.sessions({});
    const theirs = items.find(({ current }) => !current);
    expect(items).toHaveLength(2);
    expect(JSON.stringify(items)).not.toContain("token");
    await app.client(me).accounts.endSession({ id: theirs?.id ?? "" });
    expect((await app.call("/api/v1/profile", { session: other })).status).toBe(401);
    expect((await app.call("/api/v1/profile", { session: me })).status).toBe(200);
    await expect(app.client(me).accounts.endSession({ id: theirs?.id ?? "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await audited(me, "delete")).toMatchObject([{ entity: "session", entityId: theirs?.id }]);
  });

  it("[AUTH-10] ends all others and keeps this one", async () => {
    const me = await app.signUp();
    const others = [await signInAgain(me), await signInAgain(me)];
    expect(await app.client(me).accounts.endOtherSessions({})).toEqual({ ended: 2 });
    for (const session of others) expect((await app.call("/api/v1/profile", { session })).status).toBe(401);
    expect((await app.client(me).accounts.sessions({})).items).toMatchObject([{ current: true }]);
  });

  it("audits every sign-in", async () => {
    const me = await app.signUp();
    await signInAgain(me);
    expect((await audited(me, "sign_in")).length).toBeGreaterThanOrEqual(2);
  });
});

describe("plan", () => {
  it("[PUB-05] makes all dates on the server (R-K05) and audits the change", async () => {
    const me = await app.signUp();
    const now = app.clock.now();
    const end = new Date(now.getTime() + 30 * DAY_MS);
    const answer = await app.client(me).accounts.changePlan({ plan: "starter" });
    expect(answer).toMatchObject({
      changed: true,
      subscription: {
        plan: "starter",
        effectivePlan: "starter",
        status: "active",
        trialEndsAt: end.toISOString(),
        currentPeriodStart: now.toISOString(),
        currentPeriodEnd: end.toISOString(),
      },
    });
    expect(await storedPlan(me)).toMatchObject({
      plan: "starter",
      status: "active",
      trialEndsAt: end,
      currentPeriodStart: now,
      currentPeriodEnd: end,
      updatedAt: now,
    });
    expect((await audited(me, "plan_change")).map(({ changes }) => changes)).toEqual([
      { plan: { from: "pro", to: "starter" }, status: { from: "trial", to: "active" } },
    ]);
  });

  it("writes nothing for the plan one has", async () => {
    const me = await app.signUp();
    const before = await storedPlan(me);
    app.clock.advance(DAY_MS);
    const again = await signInAgain(me);
    expect(await app.client(again).accounts.changePlan({ plan: "pro" })).toMatchObject({
      changed: false,
      subscription: { plan: "pro", status: "trial" },
    });
    expect(await storedPlan(again)).toEqual(before);
    expect(await audited(again, "plan_change")).toEqual([]);
  });

  it("takes a plan and nothing else", async () => {
    const me = await app.signUp();
    const before = await storedPlan(me);
    for (const extra of [
      { status: "active" },
      { trialEndsAt: "2099-01-01T00:00:00Z" },
      { userId: "00000000-0000-0000-0000-000000000001" },
      { plan: "enterprise" },
      { plan: null },
    ]) {
      const body = { plan: "free", ...extra };
      const answer = await app.call("/api/v1/subscription", { method: "PUT", session: me, body });
      expect([extra, answer.status]).toEqual([extra, 400]);
    }
    expect(await storedPlan(me)).toEqual(before);
  });

  it("counts as free when the trial is over, but not while payments are under maintenance (R-K04)", async () => {
    const me = await app.signUp();
    const now = new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString();
    for (const [payments, effectivePlan] of [
      ["maintenance", "pro"],
      ["open", "free"],
    ] as const) {
      const later = await testApp({ shareWith: app, now, env: { PAYMENTS: payments } });
      const { email, password, ip } = me;
      const answer = await later.call("/api/auth/sign-in/email", { body: { email, password }, ip });
      const there = { ...me, cookie: cookieOf(answer) };
      expect(await later.client(there).accounts.subscription({})).toMatchObject({
        plan: "pro",
        status: "trial",
        effectivePlan,
      });
      await later.close();
    }
  });

  it("[PLAN-02] counts the records of this month by their own date, in the owner's zone", async () => {
    const me = await app.signUp();
    const client = app.client(me);
    const { id: propertyId } = await client.properties.create(house);
    const record = (receivedOn: string) =>
      app.db.asSystem(async (tx) => {
        const { current } = await client.accounts.workspaces({});
        await tx.execute(sql`insert into income (workspace_id, property_id, received_on, category, amount_minor, currency)
          values (${current}, ${propertyId}, ${receivedOn}, 'other', 100, 'EUR')`);
      });
    for (const day of ["2026-02-28", "2026-03-01", "2026-03-31", "2026-04-01"]) await record(day);
    const { limits, used } = await client.accounts.subscription({});
    expect([limits.transactions, used.transactions]).toEqual([10_000, 2]);
  });

  it("says in a refusal which limit of which plan is used up, and keeps what there is (R-K06)", async () => {
    const me = await app.signUp();
    const { accounts, properties } = app.client(me);
    await properties.create(house);
    await properties.create(house);
    await accounts.changePlan({ plan: "free" });
    const { limits, used } = await accounts.subscription({});
    expect(used.properties).toBe(2);
    const answer = await app.call("/api/v1/properties", { session: me, body: house });
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      {
        defined: true,
        code: "PLAN_LIMIT",
        data: { kind: "properties", limit: limits.properties, used: 2, plan: "free" },
      },
    ]);
    expect((await properties.list({})).total).toBe(2);
  });
});

async function storedPlan(session: TestSession) {
  const [found] = await app.db.asSystem((tx) =>
    tx.select({ id: user.id }).from(user).where(eq(user.email, session.email)),
  );
  const [row] = await app.db.asSystem((tx) =>
    tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, found?.id ?? "")),
  );
  return row;
}
