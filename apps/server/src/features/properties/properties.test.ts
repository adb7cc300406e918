import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

const house = {
  name: "Müllerstraße 12",
  rentalMode: "monthly",
  address: "Müllerstraße 12",
  city: "Berlin",
  country: "DE",
  propertyType: "residential",
  currency: "EUR",
  timezone: "Europe/Berlin",
  status: "active",
  checkInTime: "16:00",
  checkOutTime: "10:30",
  notes: "Key at the neighbour's",
} as const;

const flat = {
  name: "Flat 1",
  bedrooms: 2,
  bathrooms: 1.5,
  sizeSqm: 62.25,
  floor: "Ground",
  maintenance: false,
  inServiceFrom: null,
};

const missing = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

describe("properties", () => {
  it("[PROP-01] keeps every field of a property and lists it", async () => {
    const made = await client.properties.create(house);
    expect(made).toMatchObject({ ...house, version: 1 });
    const read = await client.properties.get({ id: made.id });
    expect(read).toMatchObject({ ...house, units: 0, activeLeases: 0, overdue: [], nextDue: null });
    const changed = await client.properties.update({
      ...house,
      id: made.id,
      version: 1,
      rentalMode: "daily",
      propertyType: "commercial",
      currency: "CHF",
      country: null,
      status: "inactive",
    });
    expect(changed).toMatchObject({ version: 2, rentalMode: "daily", currency: "CHF", country: null });
    const { items, total } = await client.properties.list({ status: "inactive" as never });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id: made.id, propertyType: "commercial" });
  });

  it("finds a name without its accents and whatever the case", async () => {
    for (const q of ["mullerstrasse", "MÜLLERSTRASSE", "berlin 12"])
      expect((await client.properties.list({ q })).total, q).toBe(1);
    expect((await client.properties.list({ q: "100%" })).total).toBe(0);
  });

  it("orders numbers in names as numbers, in every list and picker", async () => {
    const person = app.client(await app.signUp());
    const numbered = [1, 10, 2, 11, 9].map((number) => `Flat ${number}`);
    const [first] = await Promise.all(numbered.map((name) => person.properties.create({ ...house, name })));
    const propertyId = first?.id ?? "";
    for (const name of numbered) {
      await person.units.create({ ...flat, propertyId, name });
      await person.tenants.create({ propertyId, name, email: "", phone: "", notes: "" });
    }
    const inOrder = [1, 2, 9, 10, 11].map((number) => `Flat ${number}`);
    const named = (found: { readonly items: readonly { readonly name: string }[] }) =>
      found.items.map(({ name }) => name);
    expect(named(await person.properties.list({}))).toEqual(inOrder);
    expect(named(await person.properties.names({}))).toEqual(inOrder);
    expect(named(await person.units.list({ propertyId }))).toEqual(inOrder);
    expect(named(await person.units.names({ propertyId }))).toEqual(inOrder);
    expect(named(await person.tenants.list({}))).toEqual(inOrder);
    expect(named(await person.tenants.names({}))).toEqual(inOrder);
  });

  it("orders names as people do, pages, and still counts on a page that is empty", async () => {
    const person = app.client(await app.signUp());
    for (const name of ["Zoe", "anna", "Ärger", "Bär"]) await person.properties.create({ ...house, name });
    const names = async (query: Parameters<TestClient["properties"]["list"]>[0]) =>
      (await person.properties.list(query)).items.map(({ name }) => name);
    expect(await names({})).toEqual(["anna", "Ärger", "Bär", "Zoe"]);
    expect(await names({ sort: "-name", limit: 2 })).toEqual(["Zoe", "Bär"]);
    expect(await names({ limit: 2, page: 2 })).toEqual(["Bär", "Zoe"]);
    expect(await person.properties.list({ limit: 2, page: 9 })).toEqual({ items: [], total: 4 });
  });

  it.each([
    ["an empty name", { name: "  " }, "NAME_REQUIRED"],
    ["a name of 101 characters", { name: "x".repeat(101) }, "NAME_TOO_LONG"],
    ["a currency that is none", { currency: "ABC" }, "UNKNOWN_CURRENCY"],
    ["a zone that is none", { timezone: "Nowhere/City" }, "UNKNOWN_TIMEZONE"],
    ["an offset for a zone", { timezone: "+02:00" }, "UNKNOWN_TIMEZONE"],
    ["a time that is none", { checkInTime: "25:00" }, "INVALID_TIME"],
    ["a NUL", { notes: "a\u0000b" }, "INVALID_TEXT"],
    ["an unknown key", { owner: "me" }, "UNRECOGNIZED_KEYS"],
  ])("refuses %s", async (_what, wrong, code) => {
    const answer = await app.call("/api/v1/properties", { session, body: { ...house, ...wrong } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(code);
  });

  it("answers a stale version with the current one", async () => {
    const made = await client.properties.create(house);
    const change = { ...house, id: made.id, version: 1 };
    await client.properties.update(change);
    await expect(client.properties.update(change)).rejects.toMatchObject({
      code: "STALE",
      status: 409,
      data: { version: 2 },
    });
  });

  it("answers a double submit once and refuses the key for another body", async () => {
    const headers = { "idempotency-key": "form-1" };
    const first = await app.call("/api/v1/properties", { session, body: house, headers });
    const second = await app.call("/api/v1/properties", { session, body: house, headers });
    expect(await second.json()).toEqual(await first.json());
    const other = await app.call("/api/v1/properties", {
      session,
      body: { ...house, name: "Other" },
      headers,
    });
    expect(other.status).toBe(422);
  });

  it("wants a session", async () => {
    for (const path of ["/api/v1/properties", "/api/v1/units", "/api/v1/tenants", "/api/v1/income"])
      expect((await app.call(path)).status, path).toBe(401);
    expect((await app.call("/api/v1/properties", { body: house })).status).toBe(401);
  });

  it("answers another's property like a missing one, byte for byte", async () => {
    const stranger = await app.signUp();
    const { id } = await client.properties.create(house);
    const unit = await client.units.create({ ...flat, propertyId: id });
    const requests: [string, string, unknown][] = [
      ["GET", "/properties/:property", undefined],
      ["GET", "/properties/:property/deletion", undefined],
      ["PUT", "/properties/:property", { ...house, version: 1 }],
      ["POST", "/properties/:property/delete", { name: house.name }],
      ["POST", "/units", { ...flat, propertyId: ":property" }],
      ["PUT", "/units/:unit", { ...flat, version: 1 }],
      ["DELETE", "/units/:unit", undefined],
    ];
    for (const [method, path, body] of requests) {
      const refusalOf = async (property: string, unitId: string) => {
        const fill = (text: string) => text.replace(":property", property).replace(":unit", unitId);
        const answer = await app.call(`/api/v1${fill(path)}`, {
          method,
          session: stranger,
          ...(body === undefined ? {} : { body: fill(JSON.stringify(body)) }),
        });
        return `${answer.status} ${await answer.text()}`;
      };
      const foreign = await refusalOf(id, unit.id);
      expect(foreign, path).toMatch(/^404 /);
      expect(foreign, path).toBe(await refusalOf(missing, missing));
    }
  });

  it("lets an assistant read and change, the owner alone create and delete", async () => {
    const inside = await memberOf(app, app.client(await app.signUp()), "assistant");
    expect(await inside.properties.list({})).toEqual({ items: [], total: 0 });
    const refused = { code: "FORBIDDEN", status: 403 };
    await expect(inside.properties.create(house)).rejects.toMatchObject(refused);
    await expect(inside.properties.delete({ id: missing, name: "x" })).rejects.toMatchObject(refused);
    await expect(inside.units.delete({ id: missing })).rejects.toMatchObject(refused);
    await expect(inside.tenants.delete({ id: missing })).rejects.toMatchObject(refused);
    await expect(inside.properties.get({ id: missing })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("shows in a list what the leases say today", async () => {
    const sample = await client.accounts.openSample({});
    const { items, total } = await app.client(session, { workspaceId: sample.id }).properties.list({});
    expect(total).toBe(3);
    const lisbon = items.find(({ city }) => city === "Lisbon");
    expect(lisbon).toMatchObject({
      units: 3,
      occupancy: { rentables: 3, let: 2 },
      activeLeases: 2,
      month: "2026-03",
      receivedThisMonth: [{ amount: "950.00", currency: "EUR" }],
      overdue: [{ amount: "1200.00", currency: "EUR" }],
      owedByGuests: [],
      nextDue: { dueOn: "2026-04-01", amount: "1200.00", tenantName: "Tiago Rocha" },
    });
    const berlin = items.find(({ city }) => city === "Berlin");
    expect(berlin).toMatchObject({ overdue: [], nextDue: { dueOn: "2026-03-13", amount: "1020.00" } });
  });

  it("deletes only by the typed name, with everything in it; tenants stay", async () => {
    const sample = await client.accounts.openSample({});
    const inside = app.client(session, { workspaceId: sample.id });
    const { items } = await inside.properties.list({ q: "Lisbon" });
    const id = items[0]?.id ?? "";
    const plan = await inside.properties.deletion({ id });
    expect(plan.counts).toMatchObject({ units: 3, leases: 2, tenantsKept: 2 });
    expect(plan.counts.payments).toBeGreaterThan(0);
    const { rentRows, payments, income, expenses, campaigns } = plan.counts;
    expect(expenses).toBeGreaterThan(0);
    expect(plan.total).toBe(3 + 2 + rentRows + payments + income + expenses + campaigns);
    await expect(inside.properties.delete({ id, name: "something else" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      data: { issues: [{ path: ["name"], code: "NAME_MISMATCH" }] },
    });
    expect((await inside.properties.list({})).total).toBe(3);
    await inside.properties.delete({ id, name: ` ${plan.name} ` });
    expect((await inside.properties.list({})).total).toBe(2);
    expect((await inside.income.list({ propertyId: id })).total).toBe(0);
    expect((await inside.expenses.list({ propertyId: id })).total).toBe(0);
    const tenants = await inside.tenants.list({});
    expect(tenants.total).toBe(4);
    expect(tenants.items.filter(({ property }) => property === null)).toHaveLength(2);
    await client.accounts.closeSample({});
  });
});

describe("units", () => {
  it("[PROP-03] keeps every field of a unit and derives its status", async () => {
    const { id: propertyId } = await client.properties.create({ ...house, name: "Units" });
    const made = await client.units.create({ ...flat, propertyId });
    expect(made).toMatchObject({ ...flat, version: 1, status: "available", propertyName: "Units" });
    const changed = await client.units.update({ ...flat, id: made.id, version: 1, maintenance: true });
    expect(changed).toMatchObject({ version: 2, status: "maintenance" });
    await expect(client.units.update({ ...flat, id: made.id, version: 1 })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, current: changed },
    });
    const moved = await client.units.update({ id: made.id, version: 2, floor: "Attic" });
    expect(moved).toEqual({ ...changed, version: 3, floor: "Attic" });
    const sample = await client.accounts.openSample({});
    const inside = app.client(session, { workspaceId: sample.id });
    const occupied = await inside.units.list({ status: "occupied" as never });
    // Four tenants, and guests in three flats; the guest who comes to the fourth today is not there yet.
    expect(occupied.total).toBe(7);
    expect(occupied.items.filter(({ tenant }) => tenant !== null)).toHaveLength(4);
    expect((await inside.units.list({ status: "available,vacant" as never })).total).toBe(2);
  });

  it("refuses a unit that is wrong in several fields with all of them", async () => {
    const { id: propertyId } = await client.properties.create(house);
    await expect(
      client.units.create({ ...flat, propertyId, bedrooms: 1.5, bathrooms: 0.3 }),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("brings a deleted unit back, and refuses to delete one with leases", async () => {
    const { id: propertyId } = await client.properties.create({ ...house, name: "Undo" });
    const made = await client.units.create({ ...flat, propertyId });
    const { trashId } = await client.units.delete({ id: made.id });
    expect((await client.units.list({ propertyId })).total).toBe(0);
    expect(await client.trash.restore({ id: trashId })).toEqual({ kind: "unit", entityId: made.id });
    expect((await client.units.list({ propertyId })).items).toEqual([made]);
    await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "NOT_FOUND" });

    const sample = await client.accounts.openSample({});
    const inside = app.client(session, { workspaceId: sample.id });
    const occupied = await inside.units.list({ status: "occupied" as never });
    const let_ = occupied.items.find(({ tenant }) => tenant !== null);
    await expect(inside.units.delete({ id: let_?.id ?? "" })).rejects.toMatchObject({
      code: "UNIT_IN_USE",
      status: 409,
      data: {
        records: expect.arrayContaining([
          expect.objectContaining({ kind: "lease", id: let_?.tenant?.leaseId, from: expect.any(String) }),
        ]),
      },
    });
  });

  it("cannot bring a unit back whose property is gone", async () => {
    const property = await client.properties.create({ ...house, name: "Gone" });
    const made = await client.units.create({ ...flat, propertyId: property.id });
    const { trashId } = await client.units.delete({ id: made.id });
    await client.properties.delete({ id: property.id, name: "Gone" });
    await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
  });

  it("keeps the limit of the plan, through Undo too", async () => {
    const person = app.client(await app.signUp());
    await person.accounts.changePlan({ plan: "free" });
    const { id: propertyId } = await person.properties.create(house);
    await expect(person.properties.create(house)).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      data: { kind: "properties", limit: 1, used: 1, plan: "free" },
    });
    const first = await person.units.create({ ...flat, propertyId });
    const { trashId } = await person.units.delete({ id: first.id });
    await person.units.create({ ...flat, propertyId });
    await expect(person.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
  });
});
