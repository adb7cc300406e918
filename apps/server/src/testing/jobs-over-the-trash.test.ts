import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/rows.ts";
import { trash } from "#kernel/db/schema/index.ts";
import { batchKinds, keepBatch } from "#kernel/trash/batch-store.ts";
import { registry } from "../features.ts";
import { deletionsByKind } from "./deletions-by-kind.ts";
import { grantAdmin } from "./grant-admin.ts";
import { rentedFlat } from "./rented-flat.ts";
import { testApp, type TestApp, type TestSession } from "./test-app.ts";
import { keysInStore, pdfOf, setFileTimes, storedFile } from "./uploads.ts";

const OPERATOR = "operator@example.org";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { OPERATOR_EMAIL: OPERATOR } });
});
afterAll(() => app.close());

/** A page of the public site lies in the trash of its administrator. */
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

/** What each run of a kind of job threw, by its name. */
async function runAll(): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { name, cron, run } of registry.jobs(app.deps)) {
    // What waits for somebody's order has none here.
    if (cron === undefined && name !== "write-erasures") continue;
    await run({}, randomUUID()).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
  }
  return failed;
}

const rowsInTrash = () => app.db.asSystem((tx) => tx.select().from(trash));

it("runs every background job over a trash with something of every kind in it", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  const { current: workspaceId } = await client.accounts.workspaces({});
  const kinds = [...registry.restorable.keys()];
  for (const kind of kinds) await deletionsByKind[kind]?.[0]?.({ app, session, client });
  const userId = String(
    rowsOf(await app.db.login.execute(sql`select id from "user" where email = ${session.email}`))[0]?.["id"],
  );
  await app.db.asTenant(workspaceId, async (tx) => {
    const work = { tx, scope: { workspaceId, userId }, now: app.clock.now() };
    for (const kind of batchKinds) await keepBatch(work, kind, { ids: [randomUUID()] });
  });
  await discardSeoPage(session);
  const there = new Set((await rowsInTrash()).map(({ kind }) => kind));
  expect([...there].toSorted()).toEqual([...new Set([...kinds, ...batchKinds, SEO_PAGE])].toSorted());
  expect(await runAll()).toEqual([]);
});

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
