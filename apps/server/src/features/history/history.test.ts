import { randomUUID } from "node:crypto";

import { auditedKinds } from "@keystead/domain/described-records";
import { eq, sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { audit, user } from "#kernel/db/schema/index.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberOf, memberSession } from "#testing/records/membership.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "#testing/test-app.ts";

let app: TestApp;
let owner: TestSession;
let client: TestClient;
let flat: Awaited<ReturnType<typeof rentedFlat>>;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  client = app.client(owner);
  flat = await rentedFlat(client);
});
afterAll(() => app.close());

/** The entries in short, the newest first. */
function inShort({ entries }: Awaited<ReturnType<TestClient["history"]["lease"]>>) {
  return entries.map(({ action, entity, changes }) => ({
    what: `${action} ${entity}`,
    fields: changes.map(({ field }) => field).join(" "),
  }));
}

/** Each step gets its own moment, so that the order of entries follows from the clock. */
function later(): void {
  app.clock.advance(60_000);
}

it("has names for the records of every kind with a history of its own", () => {
  expect(app.deps.recordNames.map(({ kind }) => kind).toSorted()).toEqual([...auditedKinds].toSorted());
});

describe("the history of a record", () => {
  it("names who, when and which fields, the newest first", async () => {
    const { id } = await client.properties.create({
      name: "Rua Nova 12",
      rentalMode: "monthly",
      country: null,
      currency: "EUR",
      timezone: "Europe/Lisbon",
    });
    later();
    await client.properties.update({ id, version: 1, status: "inactive", notes: "Key in the safe" });
    const { entries, more } = await client.history.property({ id });
    expect(more).toBe(false);
    expect(entries).toMatchObject([
      {
        at: app.clock.now().toISOString(),
        who: { name: owner.email },
        action: "update",
        entity: "property",
        record: { kind: "property", id, name: "Rua Nova 12" },
        changes: [
          {
            field: "status",
            hidden: false,
            from: { type: "word", word: "status.active" },
            to: { type: "word", word: "status.inactive" },
          },
          { field: "notes", hidden: true, from: null, to: null },
        ],
      },
      { action: "create" },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Key in the safe");
  });

  it("of a property has that of its units, whose own is shorter", async () => {
    const { propertyId, unitId } = await rentedFlat(client, "Two parts");
    later();
    await client.units.update({ id: unitId, version: 1, name: "Flat 7", bedrooms: 2 });
    const unit = inShort(await client.history.unit({ id: unitId }));
    expect(unit).toEqual([
      { what: "update unit", fields: "name bedrooms" },
      { what: "create unit", fields: "property" },
    ]);
    const whole = inShort(await client.history.property({ id: propertyId }));
    expect(whole.map(({ what }) => what).toSorted()).toEqual([
      "create property",
      "create unit",
      "update unit",
    ]);
    expect(whole).toContainEqual({ what: "update unit", fields: "name bedrooms" });
  });

  it("of a lease tells a change of rent with both amounts, and its money", async () => {
    const { lease } = await rentedFlat(client, "Rent changes");
    const { id, version } = await lease();
    later();
    await client.leases.changeRent({
      id,
      version,
      kind: "rent",
      amount: "990.00",
      effectiveOn: "2026-06-01",
    });
    later();
    const [row] = (await client.leases.get({ id })).rows;
    await client.leases.recordPayment({ id, rows: [row?.ref ?? ""], paidOn: "2026-03-02", method: "cash" });
    const { entries } = await client.history.lease({ id });
    expect(entries).toMatchObject([
      {
        action: "create",
        entity: "lease_payment",
        record: { kind: "lease", id, name: "Ada Adler · Rent changes · Flat 1" },
        changes: [
          { field: "amount", from: null, to: { type: "money", amount: "950.00", currency: "EUR" } },
          { field: "paidOn", to: { type: "day", text: "2026-03-02" } },
          { field: "method", to: { type: "word", word: "method.cash" } },
        ],
      },
      {
        action: "update",
        entity: "lease",
        changes: [
          {
            field: "rent",
            on: "2026-06-01",
            from: { type: "money", amount: "950.00", currency: "EUR" },
            to: { type: "money", amount: "990.00", currency: "EUR" },
          },
        ],
      },
      { action: "create", entity: "lease" },
    ]);
  });

  it("of a payment follows it through change, refund, deletion and Undo, and tells of no other", async () => {
    const { lease } = await rentedFlat(client, "One payment");
    const { id, rows } = await lease();
    const [first, second] = rows;
    later();
    const { transferId } = await client.leases.recordPayment({
      id,
      rows: [first?.ref ?? ""],
      method: "cash",
    });
    await client.leases.recordPayment({ id, rows: [second?.ref ?? ""], method: "card" });
    later();
    const [payment] = (await client.leases.get({ id })).payments.filter(
      (one) => one.transferId === transferId,
    );
    await client.leases.changePayment({ id: payment?.id ?? "", version: 1, method: "check" });
    later();
    await client.leases.refundTransfer({ id: transferId, amount: "50.00", confirm: ["REFUND_REOPENS_ROW"] });
    later();
    const refund = (await client.leases.get({ id })).payments.flatMap(({ refunds }) => refunds)[0];
    await client.leases.deleteRefund({ id: refund?.id ?? "" });
    later();
    const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
    await expect(client.history.payment({ id: transferId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    later();
    await client.trash.restore({ id: trashId });
    const shown = inShort(await client.history.payment({ id: transferId }));
    expect(shown).toEqual([
      { what: "restore lease_payment", fields: "" },
      { what: "delete lease_payment", fields: "amount paidOn method" },
      { what: "delete lease_refund", fields: "amount refundedOn" },
      { what: "create lease_refund", fields: "amount refundedOn" },
      { what: "update lease_payment", fields: "method" },
      { what: "create lease_payment", fields: "amount paidOn method" },
    ]);
    // Two more: the other payment and the lease itself.
    expect((await client.history.lease({ id })).entries).toHaveLength(shown.length + 2);
  });

  it("comes step by step, each entry once", async () => {
    const { propertyId: id } = await rentedFlat(client, "Long story");
    for (let version = 1; version <= 44; version += 1)
      await client.properties.update({ id, version, status: version % 2 === 0 ? "active" : "inactive" });
    const seen: string[] = [];
    let before: string | undefined;
    for (let more = true; more;) {
      const step = await client.history.property({ id, ...(before === undefined ? {} : { before }) });
      seen.push(...step.entries.map((entry) => entry.id));
      before = step.entries.at(-1)?.id;
      more = step.more;
    }
    expect(seen).toHaveLength(46);
    expect(new Set(seen).size).toBe(46);
  });

  it("calls records by the name they bear today, and says which are gone", async () => {
    const { tenantId, unitId, lease } = await rentedFlat(client, "Names");
    const { id } = await lease();
    await client.tenants.update({ id: tenantId, version: 1, name: "Eve Eder" });
    const records = async () =>
      (await client.history.lease({ id })).entries
        .at(-1)
        ?.changes.flatMap(({ to }) => (to?.type === "records" ? to.records : []))
        .map(({ name }) => name);
    expect(await records()).toEqual(["Eve Eder", "Names", "Flat 1 · Names"]);
    await client.tenants.anonymise({ id: tenantId, version: 2 });
    expect(await records()).toEqual(["Deleted tenant", "Names", "Flat 1 · Names"]);
    expect(unitId).not.toBe("");
    const text = JSON.stringify(await client.history.tenant({ id: tenantId }));
    expect(text).not.toMatch(/Ada|Eve/);
  });

  it("shows an amount in the currency that the lease had then", async () => {
    const { lease } = await rentedFlat(client, "Two currencies");
    const { id, version } = await lease({ deposit: "1000.00" });
    later();
    await client.leases.update({ id, version, currency: "CHF", deposit: "1000.00" });
    const { version: next } = await client.leases.get({ id });
    later();
    await client.leases.update({ id, version: next, deposit: "1200.00" });
    const [last, , first] = (await client.history.lease({ id })).entries;
    expect(last?.changes).toMatchObject([
      { field: "deposit", from: { currency: "CHF" }, to: { amount: "1200.00", currency: "CHF" } },
    ]);
    expect(first?.changes.find(({ field }) => field === "deposit")?.to).toMatchObject({ currency: "EUR" });
  });
});

describe("the history of a task", () => {
  it("tells states, days and who it was given to, of its words only that they changed", async () => {
    const assistant = await memberSession(app, (await client.accounts.workspaces({})).current, "assistant");
    const [person] = await app.db.asSystem((tx) =>
      tx.select({ id: user.id }).from(user).where(eq(user.email, assistant.email)),
    );
    const { id } = await client.tasks.create({ description: "Boiler", dueOn: "2026-05-01" });
    later();
    await client.tasks.update({ id, version: 1, assigneeId: person?.id ?? "", description: "Old boiler" });
    later();
    await client.tasks.setStatus({ status: "completed", tasks: [{ id, version: 2 }] });
    const { entries } = await client.history.task({ id });
    expect(entries.map(({ changes }) => changes)).toMatchObject([
      [{ field: "taskStatus", from: { word: "taskStatus.pending" }, to: { word: "taskStatus.completed" } }],
      [
        { field: "description", hidden: true },
        { field: "assignee", to: { records: [{ kind: "person", name: assistant.email }] } },
      ],
      [
        { field: "taskStatus", to: { word: "taskStatus.pending" } },
        { field: "priority", to: { word: "priority.medium" } },
        { field: "dueOn", to: { text: "2026-05-01" } },
      ],
    ]);
    expect(entries[0]?.record).toMatchObject({ kind: "task", id, name: "Old boiler" });
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.history.task({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("who may read a history", () => {
  it("nobody who is not signed in, and nobody of another workspace: the same bytes as for what is not there", async () => {
    const { id } = await flat.lease({ startsOn: "2040-01-01", trackFrom: "2040-01" });
    const stranger = await app.signUp();
    const paths = [
      `/properties/${flat.propertyId}`,
      `/units/${flat.unitId}`,
      `/tenants/${flat.tenantId}`,
      `/leases/${id}`,
      `/transfers/${id}`,
      `/tasks/${(await client.tasks.create({ description: "Gutter" })).id}`,
    ];
    for (const path of paths) {
      const ask = async (at: string, session?: TestSession) => {
        const answer = await app.call(`/api/v1${at}/history`, session === undefined ? {} : { session });
        return [answer.status, await answer.text()];
      };
      expect((await ask(path))[0], path).toBe(401);
      const there = await ask(path, stranger);
      expect(there[0], path).toBe(404);
      expect(there, path).toEqual(await ask(`/${path.split("/")[1]}/${randomUUID()}`, stranger));
    }
    const bad = await app.call(`/api/v1/leases/${id}/history?before=yesterday`, { session: owner });
    expect([bad.status, await bad.json()]).toMatchObject([
      400,
      { data: { issues: [{ path: ["before"], code: "INVALID_ID" }] } },
    ]);
  });

  it("an assistant, of each record; all that was done only the owner", async () => {
    const assistant = await memberOf(app, client, "assistant");
    await expect(assistant.history.property({ id: flat.propertyId })).resolves.toMatchObject({ more: false });
    await expect(assistant.history.activity({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(assistant.history.people({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("all that was done", () => {
  let boss: TestClient;
  let workspaceId: string;
  let helper: TestSession;
  let busy: Awaited<ReturnType<typeof rentedFlat>>;

  beforeAll(async () => {
    boss = app.client(await app.signUp());
    workspaceId = (await boss.accounts.workspaces({})).current;
    app.clock.set("2026-04-01T09:00:00Z");
    busy = await rentedFlat(boss, "Busy house");
    helper = await memberSession(app, workspaceId, "assistant");
    app.clock.set("2026-04-03T22:30:00Z");
    const { id } = await app.client(helper, { workspaceId }).tenants.create({
      propertyId: busy.propertyId,
      name: "Newcomer",
      email: "",
      phone: "",
      notes: "",
    });
    app.clock.set("2026-04-05T09:00:00Z");
    await boss.tenants.delete({ id });
  });

  it("stands page by page, the newest first, with its total", async () => {
    const all = await boss.history.activity({ limit: 100 });
    expect(all.items).toHaveLength(all.total);
    expect(all.items[0]).toMatchObject({ action: "delete", entity: "tenant", record: { name: null } });
    const second = await boss.history.activity({ limit: 2, page: 2 });
    expect(second.items).toEqual(all.items.slice(2, 4));
    const oldest = await boss.history.activity({ limit: 1, sort: "at" });
    expect(oldest.items).toEqual(all.items.slice(-1));
    expect((await boss.history.activity({ page: 90 })).total).toBe(all.total);
  });

  it("is narrowed to a person, to kinds of records and to days of the person who asks", async () => {
    const { items: people } = await boss.history.people({});
    expect(people.map(({ name }) => name)).toContain(helper.email);
    const person = people.find(({ name }) => name === helper.email)?.id ?? "";
    const ofHelper = await boss.history.activity({ person });
    expect(ofHelper.items.map(({ action, entity }) => `${action} ${entity}`)).toEqual(["create tenant"]);
    const kinds = await boss.history.activity({ kind: "property,unit" });
    expect(kinds.items.map(({ entity }) => entity).toSorted()).toEqual(["property", "unit"]);
    // 22:30 in UTC is the day after in Berlin.
    const on = async (day: string) => (await boss.history.activity({ from: day, to: day })).total;
    expect([await on("2026-04-03"), await on("2026-04-04")]).toEqual([1, 0]);
    const { version } = await boss.accounts.profile({});
    await boss.accounts.changeProfile({ version, timezone: "Europe/Berlin" });
    expect([await on("2026-04-03"), await on("2026-04-04")]).toEqual([0, 1]);
  });

  it("refuses filters that are none", async () => {
    for (const wrong of ["kind=house", "person=me", "from=2026-02-30", "sort=who", "q=x", "page=0"]) {
      const answer = await app.call(`/api/v1/activity?${wrong}`, { session: owner });
      expect(answer.status, wrong).toBe(400);
    }
  });

  it("calls nobody who is no member any more by name, and the product nobody", async () => {
    const former = await boss.history.people({});
    const id = former.items.find(({ name }) => name === helper.email)?.id ?? "";
    await app.db.asSystem(async (tx) => {
      await tx.delete(user).where(eq(user.id, id));
      await tx
        .insert(audit)
        .values({ workspaceId, userId: null, action: "update", entity: "lease", at: app.clock.now() });
    });
    const { items } = await boss.history.activity({ limit: 100 });
    expect(items.filter(({ who }) => who.id === id).map(({ who }) => who.name)).toEqual([null]);
    expect(items.filter(({ who }) => who.id === null)).toHaveLength(1);
    expect((await boss.history.people({})).items.at(-1)).toEqual({ id, name: null });
  });

  it("holds nothing of another workspace, and nothing that no reader is meant to see", async () => {
    await app.db.asSystem((tx) =>
      tx.execute(
        sql`insert into audit (workspace_id, action, entity) values (${workspaceId}, 'create', 'unheard_of')`,
      ),
    );
    const { items } = await boss.history.activity({ limit: 100 });
    expect(items.map(({ entity }) => entity)).not.toContain("unheard_of");
    const { items: others } = await client.history.activity({ limit: 100 });
    expect(items.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
  });
});
