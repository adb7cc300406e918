import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registry } from "#features.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { erasedSubject } from "#kernel/erasure/erasure-log.ts";
import { cookieOf } from "#testing/requests/cookie-of.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { tokenIn } from "#testing/requests/token-in.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const leave = (session: TestSession, password = session.password) =>
  app.call("/api/auth/delete-account", { session, body: { password } });
const undo = (token: string) => app.call("/api/auth/delete-account/undo", { body: { token } });
const signIn = ({ email, password, ip }: TestSession) =>
  app.call("/api/auth/sign-in/email", { body: { email, password }, ip });

async function lastMailTo(email: string): Promise<string> {
  await app.runJobs();
  return app.mails.mails.findLast(({ to }) => to === email)?.text ?? "";
}

async function purge(): Promise<void> {
  const kind = registry.jobs(app.deps).find(({ name }) => name === "purge-accounts");
  await kind?.run({}, "");
  await app.runJobs();
}

async function idOf(email: string): Promise<string | undefined> {
  const rows = rowsOf(
    await app.db.asSystem((tx) => tx.execute(sql`select id from "user" where email = ${email}`)),
  );
  const id = rows[0]?.["id"];
  return typeof id === "string" ? id : undefined;
}

/** Every table of the database in which a text stands somewhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  return app.db.asSystem(async (tx) => {
    const found: string[] = [];
    for (const { name } of [...registry.tables, ...registry.globalTables]) {
      const rows = rowsOf(
        await tx.execute(
          sql`select 1 from ${sql.identifier(name)} x where to_jsonb(x)::text like ${`%${text}%`} limit 1`,
        ),
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  });
}

describe("deleting one's account", () => {
  it("asks for the password, locks at once and sends the way back", async () => {
    const me = await app.signUp();
    const elsewhere = { ...me, cookie: cookieOf(await signIn(me)) };
    const wrong = await leave(me, "not this one");
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { code: "INVALID_PASSWORD", data: { issues: [{ path: ["password"] }] } },
    ]);
    expect((await app.call("/api/v1/profile", { session: me })).status).toBe(200);
    const deletion = await leave(me);
    expect(deletion.status).toBe(200);
    expect(deletion.headers.get("set-cookie")).toContain("Max-Age=0");
    for (const session of [me, elsewhere])
      expect((await app.call("/api/v1/profile", { session })).status).toBe(401);
    const refused = await signIn(me);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "ACCOUNT_LEAVING" }]);
    expect(refused.headers.get("set-cookie")).toBeNull();

    const token = tokenIn(await lastMailTo(me.email));
    expect((await undo(token)).status).toBe(200);
    expect((await signIn(me)).status).toBe(200);
    expect((await undo(token)).status).toBe(400);
  });

  it("lets nobody in by a magic link either, and takes no link of another purpose", async () => {
    const me = await app.signUp();
    await leave(me);
    const way = tokenIn(await lastMailTo(me.email));
    await app.call("/api/auth/sign-in/magic-link", { body: { email: me.email } });
    const magic = tokenIn(await lastMailTo(me.email));
    const refused = await app.call("/api/auth/magic-link/confirm", { body: { token: magic } });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "ACCOUNT_LEAVING" }]);
    for (const token of [magic, "x".repeat(43)]) expect((await undo(token)).status).toBe(400);
    expect((await app.call("/api/auth/delete-account/confirm", { body: { token: way } })).status).toBe(400);
    expect((await undo(way)).status).toBe(200);
  });

  it("takes a fresh link instead where there is no password", async () => {
    const me = await app.signUp();
    await app.db.asSystem((tx) =>
      tx.execute(sql`delete from account where user_id = (select id from "user" where email = ${me.email})`),
    );
    expect((await leave(me)).status).toBe(400);
    expect((await app.call("/api/auth/delete-account/link", { method: "POST", session: me })).status).toBe(
      200,
    );
    const token = tokenIn(await lastMailTo(me.email));
    const confirmed = await app.call("/api/auth/delete-account/confirm", { body: { token } });
    expect(confirmed.status).toBe(200);
    expect((await app.call("/api/v1/profile", { session: me })).status).toBe(401);
    const again = await app.call("/api/auth/delete-account/confirm", { body: { token } });
    expect(again.status).toBe(400);
  });

  it("is refused to nobody signed in, without a password, with more than one, and after five wrong ones", async () => {
    const me = await app.signUp();
    expect((await app.call("/api/auth/delete-account", { body: { password: "x" } })).status).toBe(401);
    expect((await app.call("/api/auth/delete-account/link", { method: "POST" })).status).toBe(401);
    expect((await app.call("/api/auth/delete-account", { session: me, body: {} })).status).toBe(400);
    const extra = { password: me.password, userId: "other" };
    expect((await app.call("/api/auth/delete-account", { session: me, body: extra })).status).toBe(400);
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await leave(me, "wrong one")).status).toBe(400);
    expect((await leave(me)).status).toBe(429);
  });

  it("ends the access of everybody else at once, and gives it back with the account", async () => {
    const me = await app.signUp();
    const workspaceId = (await app.client(me).accounts.workspaces({})).current;
    const assistant = await memberSession(app, workspaceId, "assistant");
    const look = () =>
      app.call("/api/v1/properties", { session: assistant, headers: { "x-workspace-id": workspaceId } });
    expect((await look()).status).toBe(200);
    expect(await app.client(me).ownData.accountParts({})).toMatchObject({ others: 1 });
    await leave(me);
    expect((await look()).status).toBe(404);
    expect((await app.call("/api/v1/properties", { session: assistant })).status).toBe(200);
    await undo(tokenIn(await lastMailTo(me.email)));
    expect((await look()).status).toBe(200);
  });

  it.each(["assistant", "cleaner"] as const)(
    "leaves no address open that an %s could read and none of another closed, and tells the owner which are new",
    async (role) => {
      const { client: owner, propertyId, unitId, workspaceId } = await turnoverHost(app);
      const rosa = await owner.cleaners.create({ name: "Rosa Pinto", language: "es", currency: "EUR" });
      const lea = await owner.cleaners.create({ name: "Lea", language: "en", currency: "EUR" });
      await owner.bookings.saveFeed({ propertyId, withGuests: true });
      await owner.bookings.saveFeed({ propertyId, unitId, withGuests: true });
      const leaver = await memberSession(app, workspaceId, role);
      const userId = (await owner.people.list({})).people.find(({ email }) => email === leaver.email)?.userId;
      const { version } = await owner.cleaners.makeLink({ id: rosa.id });
      if (role === "cleaner") await owner.cleaners.update({ id: rosa.id, version, userId: userId ?? "" });
      await owner.cleaners.makeLink({ id: lea.id });
      const feed = async () => (await owner.bookings.feed({ propertyId })).url ?? "";
      const ofUnit = async () => (await owner.bookings.feed({ propertyId, unitId })).url ?? "";
      const link = async ({ id }: typeof rosa) => (await owner.cleaners.get({ id })).link?.url ?? "";
      const opens = async (feedUrl: string, ...linkUrls: readonly string[]) => [
        (await app.call(new URL(feedUrl).pathname + new URL(feedUrl).search)).status,
        ...(await Promise.all(
          linkUrls.map(
            async (url) => (await app.call("/api/job/open", { body: { token: tokenIn(url) } })).status,
          ),
        )),
      ];
      const before = [await feed(), await link(rosa), await link(lea)] as const;
      const unitBefore = await ofUnit();
      expect(await opens(unitBefore)).toEqual([200]);
      expect(await opens(...before)).toEqual([200, 200, 200]);
      expect((await leave(leaver)).status).toBe(200);
      expect(await opens(...before)).toEqual(role === "assistant" ? [404, 401, 401] : [200, 401, 200]);
      const after = [await feed(), await link(rosa), await link(lea)] as const;
      expect(await opens(...after)).toEqual([200, 200, 200]);
      const notices = (await owner.notices.list({})).items.map(
        ({ kind, name, place, path, facts: { address } }) => `${kind} ${address} ${name} ${place} ${path}`,
      );
      const feedsToo =
        role === "assistant"
          ? [
              `address_renewed calendar_feed Casa Azul  /properties/${propertyId}`,
              `address_renewed calendar_feed Garden flat Casa Azul /properties/${propertyId}`,
              "address_renewed cleaner_link Lea  /settings#people",
            ]
          : [];
      expect(notices.toSorted()).toEqual([
        ...feedsToo,
        "address_renewed cleaner_link Rosa Pinto  /settings#people",
      ]);
      expect(await opens(unitBefore)).toEqual([role === "assistant" ? 404 : 200]);
      expect(await opens(await ofUnit())).toEqual([200]);
      // Once: neither the way back nor the purge takes the new ones away.
      app.clock.advance(7 * DAY_MS);
      await purge();
      app.clock.advance(-7 * DAY_MS);
      expect([await feed(), await link(rosa), await link(lea)]).toEqual(after);
    },
  );

  it("counts what goes", async () => {
    const me = await app.signUp();
    const flat = await rentedFlat(app.client(me));
    await flat.lease({});
    const { parts, others } = await app.client(me).ownData.accountParts({});
    const count = Object.fromEntries(parts.map(({ kind, count: number }) => [kind, number]));
    expect(count).toMatchObject({ property: 1, unit: 1, lease: 1, income: 0 });
    expect(others).toBe(0);
  });
});

describe("the purge", () => {
  it("leaves an account alone for seven days, and one whose deletion was undone", async () => {
    const me = await app.signUp();
    const other = await app.signUp();
    await leave(me);
    await leave(other);
    await undo(tokenIn(await lastMailTo(other.email)));
    app.clock.advance(7 * DAY_MS - 1);
    await purge();
    expect(await idOf(me.email)).toBeDefined();
    app.clock.advance(1);
    await purge();
    expect(await idOf(me.email)).toBeUndefined();
    expect(await idOf(other.email)).toBeDefined();
    app.clock.advance(-7 * DAY_MS);
  });

  it("[GEN-06] leaves no trace of the person but a hash, in the database and beside it", async () => {
    const me = await app.signUp("canary-person@example.com");
    const client = app.client(me);
    const flat = await rentedFlat(client);
    await flat.lease({});
    await client.accounts.openSample({});
    await client.tenants.create({ propertyId: flat.propertyId, name: "Canary Tenant" });
    await app.call("/api/v1/reports", {
      session: me,
      body: { type: "support", message: "canary-report", userEmail: me.email },
    });
    const workspaceId = (await client.accounts.workspaces({})).current;
    const id = (await idOf(me.email)) ?? "";
    await client.ownData.orderDataExport({});
    await app.runJobs();
    expect(await tablesWith(me.email)).not.toEqual([]);
    await leave(me);
    await app.runJobs();
    app.clock.advance(7 * DAY_MS);
    await purge();
    app.clock.advance(-7 * DAY_MS);
    for (const trace of [me.email, id, workspaceId, "Canary Tenant", "canary-report"])
      expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    const log = join(app.deps.env.dataDir, "erasures.ndjson");
    expect(existsSync(log)).toBe(true);
    expect(readFileSync(log, "utf8")).toContain(erasedSubject("account", id));
    expect(readFileSync(log, "utf8")).not.toContain(id);
    expect((await app.signUp(me.email)).email).toBe(me.email);
  });

  it("keeps what was done in another's workspace, without a name", async () => {
    const owner = await app.signUp();
    const workspaceId = (await app.client(owner).accounts.workspaces({})).current;
    const assistant = await memberSession(app, workspaceId, "assistant");
    const theirs = app.client(assistant, { workspaceId });
    await rentedFlat(app.client(owner));
    const { items } = await theirs.properties.list({});
    const { version } = await theirs.properties.get({ id: items[0]?.id ?? "" });
    await theirs.properties.update({ id: items[0]?.id ?? "", version, city: "Porto" });
    await leave(assistant);
    app.clock.advance(7 * DAY_MS);
    await purge();
    app.clock.advance(-7 * DAY_MS);
    expect((await app.client(owner).properties.list({})).items[0]).toMatchObject({ city: "Porto" });
    expect(await tablesWith(assistant.email)).toEqual([]);
  });
});
