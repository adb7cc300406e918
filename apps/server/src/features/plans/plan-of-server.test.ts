import { planLimits, plans } from "@keystead/domain/plans";
import type { LimitKind, Plan, PlanFeature } from "@keystead/domain/plans";
import { DAY_MS } from "@keystead/domain/calendar";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { pdfOf, postFile, storedFile } from "#testing/files/uploads.ts";
import { cookieOf } from "#testing/requests/cookie-of.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const house = (name: string) =>
  ({ name, rentalMode: "daily", country: null, currency: "EUR", timezone: "Europe/Lisbon" }) as const;

type TestWorkspace = {
  readonly session: TestSession;
  readonly client: TestClient;
  readonly workspaceId: string;
  readonly propertyId: string;
};

/** A person with one house, who then changes to a plan. */
async function on(plan: Plan): Promise<TestWorkspace> {
  const session = await app.signUp();
  const client = app.client(session);
  const { id: propertyId } = await client.properties.create(house("House 1"));
  if (plan !== "pro") await client.accounts.changePlan({ plan });
  return { session, client, propertyId, workspaceId: (await client.accounts.workspaces({})).current };
}

/** Adds records as if each had been made one by one. */
async function fill(
  kind: "properties" | "units" | "transactions",
  more: number,
  workspace: TestWorkspace,
): Promise<void> {
  const { workspaceId, propertyId } = workspace;
  const rows = sql`generate_series(1, ${more}::int) n`;
  const ws = sql`${workspaceId}::uuid`;
  const statement = {
    properties: sql`insert into property (workspace_id, name, rental_mode, currency, timezone)
      select ${ws}, 'House ' || (n + 1), 'monthly', 'EUR', 'Europe/Lisbon' from ${rows}`,
    units: sql`insert into unit (workspace_id, property_id, name)
      select ${ws}, ${propertyId}::uuid, 'Flat ' || n from ${rows}`,
    transactions: sql`insert into expense (workspace_id, property_id, category, amount_minor, currency, spent_on)
      select ${ws}, ${propertyId}::uuid, 'other', n, 'EUR', '2026-03-05' from ${rows}`,
  }[kind];
  await app.db.asSystem((tx) => tx.execute(statement));
}

const unit = (propertyId: string) => ({
  propertyId,
  name: "One more",
  bedrooms: 1,
  bathrooms: 1,
  sizeSqm: null,
});
let made = 0;
/** Never the same amount twice: a similar record would ask for confirmation. */
const expense = (propertyId: string) =>
  ({
    propertyId,
    category: "other",
    amount: `${(made += 1)}.55`,
    currency: "EUR",
    date: "2026-03-06",
    notes: "",
  }) as const;

const adds = {
  properties: ({ client }: TestWorkspace) => client.properties.create(house("One more")),
  units: ({ client, propertyId }: TestWorkspace) => client.units.create(unit(propertyId)),
  transactions: ({ client, propertyId }: TestWorkspace) => client.expenses.create(expense(propertyId)),
} as const;

const refusedBy = (plan: Plan, kind: LimitKind, used: number) => ({
  code: "PLAN_LIMIT",
  status: 403,
  data: { kind, limit: planLimits[plan][kind], used, plan },
});

describe("what a plan allows, to the piece [PLAN-01]", () => {
  it("is the table of the specification", () => {
    expect(planLimits).toEqual({
      free: { properties: 1, units: 1, assistants: 0, storage: 200 * 2 ** 20, transactions: 200 },
      starter: { properties: 5, units: 10, assistants: 1, storage: 2 ** 30, transactions: 2_000 },
      pro: { properties: 50, units: 100, assistants: 3, storage: 3 * 2 ** 30, transactions: 10_000 },
    });
  });

  it.each(
    plans.flatMap((plan) =>
      (["properties", "units", "transactions"] as const).map((kind) => [plan, kind] as const),
    ),
  )("%s takes the last of its %s and not one more", async (plan, kind) => {
    const workspace = await on(plan);
    const limit = planLimits[plan][kind];
    const there = kind === "properties" ? 1 : 0;
    const lastFits = limit - there > 0;
    await fill(kind, Math.max(0, limit - there - 1), workspace);
    if (lastFits) await adds[kind](workspace);
    await expect(adds[kind](workspace)).rejects.toMatchObject(refusedBy(plan, kind, limit));
    expect((await workspace.client.accounts.subscription({})).used[kind]).toBe(limit);
  });

  it.each(plans)("%s takes as many assistants as it says, those who are invited counted", async (plan) => {
    const { client } = await on(plan);
    const limit = planLimits[plan].assistants;
    const invite = (at: number) =>
      client.people.invite({ email: `${plan}-${at}@example.org`, role: "assistant", language: "en" });
    for (let at = 0; at < limit; at += 1) await invite(at);
    await expect(invite(limit)).rejects.toMatchObject(refusedBy(plan, "assistants", limit));
  });

  it.each(plans)("%s takes files to its last byte and none beyond it", async (plan) => {
    const { session, client, propertyId, workspaceId } = await on(plan);
    const limit = planLimits[plan].storage;
    const at = { on: "property", onId: propertyId } as const;
    await storedFile(app, session, { ...at, content: pdfOf(600) });
    const leaveRoom = (bytes: number) =>
      app.db.asSystem((tx) =>
        tx.execute(
          sql`update document set bytes = ${limit - bytes} where workspace_id = ${workspaceId}::uuid`,
        ),
      );
    await leaveRoom(899);
    const over = await postFile(app, session, { ...at, content: pdfOf(900) });
    expect([over.status, await over.json()]).toMatchObject([403, refusedBy(plan, "storage", limit - 899)]);
    await leaveRoom(900);
    await storedFile(app, session, { ...at, content: pdfOf(900) });
    expect((await client.accounts.subscription({})).used.storage).toBe(limit);
    const more = await postFile(app, session, { ...at, content: pdfOf(600) });
    expect([more.status, await more.json()]).toMatchObject([403, refusedBy(plan, "storage", limit)]);
    expect((await client.documents.list(at)).items).toHaveLength(2);
  });
});

type Gated = (workspace: TestWorkspace) => Promise<unknown>;

/** Like the typed client: throws what is not a success. */
async function sent({ session }: TestWorkspace, path: string, body: unknown): Promise<void> {
  const answer = await app.call(path, { session, body });
  if (!answer.ok) throw await answer.json();
}

const nights = { from: "2026-04-01", through: "2026-04-02" };
const changes = [{ period: "2026-03", base: "EUR", quote: "CHF", rate: "0.94", version: null }];
const task = { description: "Paint", priority: "low", dueOn: null } as const;

/** What each feature of the table does, by the server's own calls without a screen. */
const gated: Readonly<Record<Exclude<PlanFeature, "csv_export" | "xlsx_export">, readonly Gated[]>> = {
  calendar: [({ client, propertyId }) => client.blockedDates.create({ propertyId, ...nights, reason: "" })],
  seasons: [
    ({ client, propertyId }) =>
      client.seasons.create({
        propertyId,
        name: "High",
        startsOn: "2026-06-01",
        endsOn: "2026-06-30",
        rate: "90.00",
      }),
  ],
  tasks: [({ client }) => client.tasks.create(task)],
  multi_currency: [
    ({ client }) => client.fx.preview({ changes }),
    ({ client }) => client.fx.save({ changes }),
  ],
  advanced_analytics: [
    ({ client }) => client.analytics.get({ view: "advanced" }),
    ...(["dscr", "payback", "dscr_12_months", "collection_rate"] as const).map(
      (metric): Gated =>
        ({ client }) =>
          client.analytics.rows({ metric }),
    ),
  ],
  advertising: [
    ({ client, propertyId }) =>
      client.ads.create({ propertyId, channel: "google", startsOn: "2026-03-01", spend: "10.00" }),
  ],
  pdf_export: [
    (workspace) =>
      sent(workspace, "/api/exports/report", { report: "expenses", period: "2026-03", format: "pdf" }),
    (workspace) => sent(workspace, "/api/exports/list", { list: "payouts", format: "pdf" }),
  ],
};

const smallest = {
  calendar: "starter",
  seasons: "starter",
  tasks: "starter",
  multi_currency: "starter",
  advanced_analytics: "pro",
  advertising: "pro",
  pdf_export: "pro",
} as const;

describe("what a plan does not contain is refused by the server itself [PLAN-01]", () => {
  it.each(Object.entries(gated).map(([feature, calls]) => [feature as keyof typeof gated, calls] as const))(
    "%s",
    async (feature, calls) => {
      const from = smallest[feature];
      for (const plan of plans) {
        const workspace = await on(plan);
        await workspace.client.expenses.create(expense(workspace.propertyId));
        const outcomes: unknown[] = [];
        for (const call of calls)
          outcomes.push(
            await call(workspace).then(
              () => "done",
              (error: unknown) => Object(error).code,
            ),
          );
        const isIn = plans.indexOf(plan) >= plans.indexOf(from);
        if (isIn) expect([plan, outcomes.includes("PLAN_FEATURE")]).toEqual([plan, false]);
        else {
          expect([plan, outcomes]).toEqual([plan, calls.map(() => "PLAN_FEATURE")]);
          const [call] = calls;
          await expect(call?.(workspace)).rejects.toMatchObject({ data: { feature, plan, from } });
        }
      }
    },
  );

  it("but CSV and XLSX, which are everybody's", async () => {
    const workspace = await on("free");
    await workspace.client.expenses.create(expense(workspace.propertyId));
    for (const format of ["csv", "xlsx"]) {
      const order = { report: "expenses", period: "2026-03", format };
      await expect(sent(workspace, "/api/exports/report", order)).resolves.toBeUndefined();
    }
  });
});

describe("the end of a trial, where plans are paid for [PLAN-02]", () => {
  it("is its thirtieth day to the millisecond: Free holds then, and nothing is lost", async () => {
    const workspace = await on("pro");
    const { session } = workspace;
    await workspace.client.properties.create(house("House 2"));
    await workspace.client.expenses.create(expense(workspace.propertyId));
    await workspace.client.fx.save({ changes });
    const end = app.clock.now().getTime() + 30 * DAY_MS;
    const paid = await testApp({ shareWith: app, env: { PAYMENTS: "open" } });
    try {
      const at = async (ms: number): Promise<TestWorkspace> => {
        paid.clock.set(new Date(ms).toISOString());
        const { email, password, ip } = session;
        const answer = await paid.call("/api/auth/sign-in/email", { body: { email, password }, ip });
        const there = { ...session, cookie: cookieOf(answer) };
        return { ...workspace, session: there, client: paid.client(there) };
      };
      const last = await at(end - 1);
      expect(await last.client.accounts.subscription({})).toMatchObject({
        status: "trial",
        effectivePlan: "pro",
        paymentsOpen: true,
        trialEndsAt: new Date(end).toISOString(),
      });
      expect((await last.client.analytics.get({ view: "advanced" })).view).toBe("advanced");
      const { client, session: there } = await at(end);
      expect(await client.accounts.subscription({})).toMatchObject({
        plan: "pro",
        status: "trial",
        effectivePlan: "free",
        limits: { properties: 1 },
        used: { properties: 2 },
      });
      await expect(client.properties.create(house("House 3"))).rejects.toMatchObject(
        refusedBy("free", "properties", 2),
      );
      for (const refused of [
        () => client.analytics.get({ view: "advanced" }),
        () => client.fx.save({ changes: [{ ...changes[0], period: "2026-02" }] as typeof changes }),
        () => client.tasks.create(task),
      ])
        await expect(refused()).rejects.toMatchObject({ code: "PLAN_FEATURE" });
      // Existing data can be read, changed, exported and deleted as before.
      const [first] = (await client.properties.list({})).items;
      expect((await client.properties.list({})).total).toBe(2);
      expect((await client.fx.grid({})).rates).toHaveLength(1);
      await client.properties.update({ id: first?.id ?? "", version: first?.version ?? 0, city: "Faro" });
      const file = await paid.call("/api/exports/report", {
        session: there,
        body: { report: "expenses", period: "2026-03", format: "csv" },
      });
      expect(file.status).toBe(200);
      await file.body?.cancel();
      // A chosen plan applies at once, and its period renews every thirty days.
      await client.accounts.changePlan({ plan: "starter" });
      expect(await client.accounts.subscription({})).toMatchObject({
        plan: "starter",
        status: "active",
        effectivePlan: "starter",
        trialEndsAt: new Date(end + 30 * DAY_MS).toISOString(),
      });
      const later = await at(end + 45 * DAY_MS);
      expect(await later.client.accounts.subscription({})).toMatchObject({
        effectivePlan: "starter",
        currentPeriodStart: new Date(end + 30 * DAY_MS).toISOString(),
        currentPeriodEnd: new Date(end + 60 * DAY_MS).toISOString(),
      });
    } finally {
      await paid.close();
    }
  });
});
