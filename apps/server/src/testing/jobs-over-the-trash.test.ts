import { randomUUID } from "node:crypto";

import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { trash } from "#kernel/db/schema/index.ts";
import { batchKinds, keepBatch } from "#kernel/trash/batch-store.ts";
import { registry } from "../features.ts";
import { deletionsByKind } from "./records/deletions-by-kind.ts";
import { grantAdmin } from "./records/grant-admin.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { testApp, type TestApp, type TestSession } from "./test-app.ts";
import { keysInStore, pdfOf, setFileTimes, storedFile } from "./files/uploads.ts";

const OPERATOR = "operator@example.org";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { OPERATOR_EMAIL: OPERATOR } });
});
afterAll(() => app.close());

/** Pages of the public site are in the trash of their administrator. */
const SEO_PAGE = "seo_page";

async function discardSeoPage(session: TestSession): Promise<void> {
  await grantAdmin(app, session);
  const { seo } = app.client(session);
  const { page } = await seo.create({
    title: "Deposits",
    slug: "deposits-of-a-test",
    pageType: "guide",
    heroTitle: "Deposits",
  });
  await seo.delete({ id: page.id });
}

/** Runs each scheduled job; returns what they threw, with the job's name. */
async function runAll(): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { name, cron, run } of registry.jobs(app.deps)) {
    // Other jobs without a schedule wait for an order, and there is none here.
    if (cron === undefined && name !== "write-erasures") continue;
    await run({}, randomUUID()).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
  }
  return failed;
}

const rowsInTrash = () => app.db.asSystem((tx) => tx.select().from(trash));

/**
 * A workspace with something of every kind in its trash, and if `also` is "live", with live records of every kind too.
 */
async function everyKind(also: "nothing" | "live") {
  const session = await app.signUp();
  const client = app.client(session);
  const { current: workspaceId } = await client.accounts.workspaces({});
  const kinds = [...registry.restorable.keys()];
  for (const kind of kinds) {
    const discard = async () => (await deletionsByKind[kind]?.[0]?.({ app, session, client })) ?? null;
    if (also === "live") {
      const id = await discard();
      if (id !== null) await client.trash.restore({ id });
    }
    await discard();
  }
  const userId = String(
    rowsOf(await app.db.login.execute(sql`select id from "user" where email = ${session.email}`))[0]?.["id"],
  );
  await app.db.asTenant(workspaceId, async (tx) => {
    const work = { tx, scope: { workspaceId, userId }, now: app.clock.now() };
    for (const kind of batchKinds) await keepBatch(work, kind, { ids: [randomUUID()] });
  });
  return { session, client, workspaceId, kinds };
}

it(
  "runs every background job over a trash with something of every kind in it",
  { tags: ["extended"] },
  async () => {
    const { session, kinds } = await everyKind("nothing");
    await discardSeoPage(session);
    const there = new Set((await rowsInTrash()).map(({ kind }) => kind));
    expect([...there].toSorted()).toEqual([...new Set([...kinds, ...batchKinds, SEO_PAGE])].toSorted());
    expect(await runAll()).toEqual([]);
  },
);

type Ordering = Awaited<ReturnType<typeof everyKind>>;

/** What triggers each job that has no schedule; a job without an entry fails the test. */
const orders: Readonly<Record<string, (of: Ordering) => Promise<unknown>>> = {
  "data-export": async ({ client: { ownData, tenants } }) => {
    const [tenant] = (await tenants.list({})).items;
    await ownData.orderDataExport({});
    await ownData.orderDataExport({ year: 2026, passphrase: "nine pale otters" });
    await ownData.orderDataExport({ tenantId: tenant?.id ?? "" });
  },
  // This job orders a mail, which is a job too.
  "password-reset": ({ session: { email } }) =>
    app.call("/api/auth/request-password-reset", { body: { email } }),
  "tell-done": async ({ workspaceId }) => {
    const done = rowsOf(
      await app.db.asSystem((tx) =>
        tx.execute(sql`update turnover set status = 'done', done_by = 'cleaner', done_at = now() - interval '1 year'
          where workspace_id = ${workspaceId}::uuid returning id`),
      ),
    );
    expect(done.length).toBeGreaterThan(0);
    // The last id is of a turnover that no longer exists.
    const ids = [...done.map(({ id }) => String(id)), randomUUID()];
    await app.db.asSystem(async (tx) => {
      for (const turnoverId of ids) await app.deps.jobs.enqueue(tx, "tell-done", { workspaceId, turnoverId });
    });
  },
  "write-erasures": async ({ client: { tenants } }) => {
    const free = (await tenants.list({ limit: 100 })).items.find(({ leases }) => leases.length === 0);
    const { id, version } = await tenants.get({ id: free?.id ?? "" });
    await tenants.anonymise({ id, version });
  },
};

it(
  "runs every job that somebody orders, beside records of every kind and a trash of them",
  { tags: ["extended"] },
  async () => {
    const ordered = registry
      .jobs(app.deps)
      .filter(({ cron }) => cron === undefined)
      .map(({ name }) => name);
    expect(Object.keys(orders)).toEqual(ordered.toSorted());
    const of = await everyKind("live");
    await app.runJobs();
    const mailed = app.mails.mails.length;
    for (const order of Object.values(orders)) await order(of);
    const waiting = rowsOf(
      await app.db.login.execute(sql`select distinct name from jobs.job where state = 'created'`),
    );
    expect(waiting.map(({ name }) => name)).toEqual(expect.arrayContaining(ordered));
    const before = app.logLines.length;
    await app.runJobs();
    // The mail was ordered while the jobs ran.
    await app.runJobs();
    const failed = rowsOf(
      await app.db.login.execute(
        sql`select name, state, output from jobs.job where state in ('retry', 'failed')`,
      ),
    );
    expect(failed).toEqual([]);
    expect(app.logLines.slice(before).filter((line) => line.includes("failed"))).toEqual([]);
    const { ownData } = of.client;
    for (const about of [{}, { year: 2026 }])
      expect((await ownData.dataExport(about)).export).toMatchObject({ state: "ready" });
    expect(app.mails.mails.slice(mailed).some(({ to }) => to === of.session.email)).toBe(true);
  },
);

it("sweeps the files of everybody else past one row that it cannot read, keeps those of its workspace, and tells the operator", async () => {
  const [mine, other] = [await app.signUp(), await app.signUp()];
  const stored = async (session: TestSession) => {
    const { propertyId } = await rentedFlat(app.client(session));
    const { current } = await app.client(session).accounts.workspaces({});
    await storedFile(app, session, { on: "property", onId: propertyId, content: pdfOf(300) });
    await app.client(session).properties.delete({ id: propertyId, name: "Lindenhof" });
    return current;
  };
  const [workspaceId, otherId] = [await stored(mine), await stored(other)];
  await app.db.asSystem((tx) =>
    tx.insert(trash).values({
      workspaceId,
      kind: "task",
      entityId: workspaceId,
      payload: { none: "of our rows" },
      createdAt: app.clock.now(),
      expiresAt: new Date(app.clock.now().getTime() + 3 * 3_600_000),
    }),
  );
  setFileTimes(app.deps.env.dataDir, app.clock.now());
  app.clock.advance(2 * 3_600_000);
  const owners = async () => new Set((await keysInStore(app)).map((key) => key.split("/")[0]));
  expect(await owners()).toEqual(new Set([...(await owners()), workspaceId, otherId]));
  await app.db.login.execute(sql`delete from jobs.job`);
  await app.db.asSystem((tx) => app.deps.jobs.enqueue(tx, "sweep-files", {}));
  await app.runJobs();
  // The mail was ordered while the jobs ran.
  await app.runJobs();
  const left = await owners();
  expect([left.has(workspaceId), left.has(otherId)]).toEqual([true, false]);
  const mail = await app.mails.waitForMail(OPERATOR);
  expect(mail.subject).toContain("sweep-files");
});
