import { randomUUID } from "node:crypto";

import { CLEANER_LINK_MS } from "@keystead/domain/turnovers";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "#testing/test-app.ts";

const house = {
  name: "Casa Azul",
  rentalMode: "daily",
  country: "PT",
  currency: "EUR",
  timezone: "Europe/Lisbon",
} as const;
const rosa = { name: "Rosa Pinto", phone: "+351 910 000 214", language: "es", currency: "EUR" } as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Host = {
  readonly session: TestSession;
  readonly client: TestClient;
  readonly propertyId: string;
  readonly unitId: string;
};

async function host(): Promise<Host> {
  const session = await app.signUp();
  const client = app.client(session);
  const property = await client.properties.create(house);
  const unit = await client.units.create({
    propertyId: property.id,
    name: "Garden flat",
    bedrooms: 1,
    bathrooms: 1,
    sizeSqm: null,
  });
  return { session, client, propertyId: property.id, unitId: unit.id };
}

describe("a cleaner", () => {
  it("is a contact with a language and what was agreed, for the turnover, the weekend and a unit", async () => {
    const { client, unitId, propertyId } = await host();
    const made = await client.cleaners.create({
      ...rosa,
      email: " Rosa@Example.org ",
      payBy: "hour",
      amount: "12",
      weekendAmount: "15.5",
      unitPay: [{ unitId, amount: "34", weekendAmount: null }],
      rentables: [{ propertyId, unitId }],
    });
    expect(made).toMatchObject({
      email: "rosa@example.org",
      language: "es",
      payBy: "hour",
      amount: "12.00",
      weekendAmount: "15.50",
      unitPay: [{ unit: { name: "Garden flat" }, property: { name: "Casa Azul" }, amount: "34.00" }],
      rentables: [{ property: { name: "Casa Azul" }, unit: { name: "Garden flat" } }],
      link: null,
      archived: false,
    });
    const changed = await client.cleaners.update({
      id: made.id,
      version: made.version,
      payBy: null,
      unitPay: [],
    });
    expect(changed).toMatchObject({ name: "Rosa Pinto", payBy: null, amount: null, unitPay: [], version: 2 });
    await expect(client.cleaners.update({ id: made.id, version: 1, phone: "" })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, current: { id: made.id } },
    });
    const { items } = await client.history.activity({ kind: "people" });
    expect(items.map(({ action, entity }) => `${entity} ${action}`).toSorted()).toEqual([
      "cleaner create",
      "cleaner update",
    ]);
    expect(JSON.stringify(items)).not.toContain("910 000 214");
  });

  it("is refused with all that is wrong", async () => {
    const { client } = await host();
    await expect(
      client.cleaners.create({ ...rosa, name: "x".repeat(100), email: "rosa@", payBy: "job" }),
    ).rejects.toMatchObject({
      code: "BAD_REQUEST",
      data: {
        issues: [
          { path: ["name"], code: "NAME_TOO_LONG" },
          { path: ["email"], code: "INVALID_EMAIL" },
          { path: ["amount"], code: "AMOUNT_REQUIRED" },
        ],
      },
    });
    const bad = (more: object, code: string, field: string) =>
      expect(client.cleaners.create({ ...rosa, ...more })).rejects.toMatchObject({
        data: { issues: [{ path: [field], code }] },
      });
    await bad({ currency: "XXX" }, "UNKNOWN_CURRENCY", "currency");
    await bad({ payBy: "job", amount: "-1" }, "AMOUNT_NEGATIVE", "amount");
    await bad({ userId: randomUUID() }, "NOT_A_MEMBER", "userId");
  });

  it("comes by rule to a place that nobody else comes to, of this workspace", async () => {
    const { client, propertyId, unitId } = await host();
    const other = await host();
    await client.cleaners.create({
      ...rosa,
      rentables: [
        { propertyId, unitId: null },
        { propertyId, unitId },
      ],
    });
    await expect(
      client.cleaners.create({ ...rosa, name: "Lea", rentables: [{ propertyId, unitId }] }),
    ).rejects.toMatchObject({ data: { issues: [{ path: ["rentables", 0], code: "RENTABLE_TAKEN" }] } });
    await expect(
      client.cleaners.create({ ...rosa, rentables: [{ propertyId, unitId: other.unitId }] }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      client.cleaners.create({ ...rosa, rentables: [{ propertyId: other.propertyId, unitId: null }] }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      client.cleaners.create({
        ...rosa,
        unitPay: [{ unitId: other.unitId, amount: "1", weekendAmount: null }],
      }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("that is archived keeps the name, loses link and rules, and can come back", async () => {
    const { client, propertyId } = await host();
    const { id } = await client.cleaners.create({ ...rosa, rentables: [{ propertyId, unitId: null }] });
    const { version } = await client.cleaners.makeLink({ id });
    const archived = await client.cleaners.setArchived({ id, version, archived: true });
    expect(archived).toMatchObject({ archived: true, rentables: [], link: { state: "revoked", url: null } });
    expect((await client.cleaners.list({})).items).toEqual([]);
    expect((await client.cleaners.list({ archived: "true" })).items).toHaveLength(1);
    await expect(client.cleaners.makeLink({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const back = await client.cleaners.setArchived({ id, version: archived.version, archived: false });
    expect(back).toMatchObject({ archived: false, link: { state: "revoked" } });
  });

  it("comes back after a deletion as it was, but for the link", async () => {
    const { client, propertyId, unitId } = await host();
    const pay = [{ unitId, amount: "20.00", weekendAmount: "25.00" }];
    const { id } = await client.cleaners.create({
      ...rosa,
      unitPay: pay,
      rentables: [{ propertyId, unitId }],
    });
    const before = await client.cleaners.makeLink({ id });
    const { trashId } = await client.cleaners.delete({ id });
    await expect(client.cleaners.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.trash.restore({ id: trashId });
    const { version: _version, ...after } = await client.cleaners.get({ id });
    const { version: _before, link: _link, ...was } = before;
    expect(after).toEqual({ ...was, link: null });
  });

  it("is another workspace's secret, byte for byte like one that is not there", async () => {
    const { client } = await host();
    const stranger = await host();
    const { id } = await client.cleaners.create(rosa);
    const ask = async (of: string) => {
      const path = `/api/v1/cleaners/${of}`;
      const answers = [
        await app.call(path, { session: stranger.session }),
        await app.call(path, { session: stranger.session, method: "PUT", body: { version: 1, name: "x" } }),
        await app.call(path, { session: stranger.session, method: "DELETE" }),
        await app.call(`${path}/link`, { session: stranger.session, method: "POST", body: {} }),
        await app.call(`${path}/link`, { session: stranger.session, method: "DELETE" }),
        await app.call(`${path}/archive`, {
          session: stranger.session,
          method: "POST",
          body: { version: 1, archived: true },
        }),
      ];
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    };
    expect(await ask(id)).toEqual(await ask(randomUUID()));
    expect((await app.call("/api/v1/cleaners")).status).toBe(401);
  });

  it("who signs in is one of the workspace's cleaners, once, until they are removed", async () => {
    const { client, session } = await host();
    const workspaceId = (await client.accounts.workspaces({})).current;
    const login = await memberSession(app, workspaceId, "cleaner");
    const [free] = (await client.cleaners.list({})).logins;
    expect(free).toBeDefined();
    const userId = free?.id ?? "";
    const { id } = await client.cleaners.create({ ...rosa, userId });
    expect((await client.cleaners.get({ id })).login).toMatchObject({ id: userId });
    expect((await client.cleaners.list({})).logins).toEqual([]);
    const asCleaner = { session: login, headers: { "x-workspace-id": workspaceId } };
    expect((await app.call("/api/v1/cleaners", asCleaner)).status).toBe(403);
    await expect(client.cleaners.create({ ...rosa, userId })).rejects.toMatchObject({
      data: { issues: [{ path: ["userId"], code: "NOT_A_MEMBER" }] },
    });
    await app.client(session).people.remove({ id: userId });
    expect((await client.cleaners.get({ id })).login).toBeNull();
  });
});

describe("a cleaner's link", () => {
  it("[CLEAN-04] stands for 90 days, is shown again to the host, and lies in the database as a hash and a sealed copy", async () => {
    const { client } = await host();
    const { id } = await client.cleaners.create(rosa);
    const { link } = await client.cleaners.makeLink({ id });
    expect(link).toMatchObject({ state: "open", lastUsedAt: null, revokedAt: null });
    expect(link?.url).toMatch(/\/job#token=[0-9a-f]{32}\.[\w-]{43}$/);
    const life = Date.parse(link?.expiresAt ?? "") - Date.parse(link?.madeAt ?? "");
    expect(life).toBe(CLEANER_LINK_MS);
    expect((await client.cleaners.get({ id })).link?.url).toBe(link?.url);
    const token = link?.url?.split("token=")[1] ?? "?";
    const stored = rowsOf(
      await app.db.login.execute(sql`select to_jsonb(l)::text as row from cleaner_link l`),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(app.logLines.join("")).not.toContain(token);
    app.clock.advance(CLEANER_LINK_MS);
    expect((await client.cleaners.get({ id })).link).toMatchObject({ state: "expired", url: null });
  });

  it("is another one when it is made anew, and none when it is revoked", async () => {
    const { client } = await host();
    const { id } = await client.cleaners.create(rosa);
    const first = (await client.cleaners.makeLink({ id })).link?.url;
    const second = (await client.cleaners.makeLink({ id })).link?.url;
    expect(second).not.toBe(first);
    const { link } = await client.cleaners.revokeLink({ id });
    expect(link).toMatchObject({ state: "revoked", url: null });
    const [row] = rowsOf(
      await app.db.asSystem((tx) =>
        tx.execute(sql`select token_hash, sealed from cleaner_link where cleaner_id = ${id}::uuid`),
      ),
    );
    expect(row).toEqual({ token_hash: null, sealed: null });
  });
});
