import type { NewBulk } from "@keystead/contract/bulk";
import { eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { audit, membership, user } from "#kernel/db/schema/index.ts";
import { extendHorizons } from "../leases/index.ts";
import { issuesIn } from "../../testing/issues-in.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

const lease = { tenant: "Ana García", monthlyRent: "850.00", paymentDay: 5, startsOn: "2026-03-01" };
const line = { property: "Casa Azul", city: "Sevilla", rentalMode: "monthly", lease } as const;
const sheet = { currency: "EUR", timezone: "Europe/Madrid", country: "ES" } as const;

function houses(count: number): NewBulk {
  return {
    ...sheet,
    rows: Array.from({ length: count }, (_, n) => ({
      ...line,
      property: `Casa ${n + 1}`,
      lease: { ...lease, tenant: `Inquilino ${n + 1}` },
    })),
  };
}

async function totals(of: TestClient = client) {
  const [properties, units, tenants, leases] = await Promise.all([
    of.properties.list({}),
    of.units.list({}),
    of.tenants.list({}),
    of.leases.list({}),
  ]);
  return [properties.total, units.total, tenants.total, leases.total];
}

const post = (body: unknown, headers: Record<string, string> = {}, as: TestSession = session) =>
  app.call("/api/v1/properties/bulk", { session: as, body, headers });

describe("adding several", () => {
  it("makes properties, tenants and leases with their rent, as one by one", async () => {
    const made = await client.bulk.create({
      ...sheet,
      rows: [line, { property: "Ático", city: "Madrid", rentalMode: "daily", lease: null }],
    });
    expect(made).toMatchObject({ units: 0, tenants: 1, leases: 1 });
    expect(made.properties.map(({ name }) => name)).toEqual(["Casa Azul", "Ático"]);
    const property = await client.properties.get({ id: made.properties[0]?.id ?? "" });
    expect(property).toMatchObject({ ...sheet, city: "Sevilla", rentalMode: "monthly", version: 1 });
    const [listed] = (await client.leases.list({})).items;
    const whole = await client.leases.get({ id: listed?.id ?? "" });
    expect(whole).toMatchObject({
      tenant: { name: "Ana García" },
      unit: null,
      monthlyRent: "850.00",
      paymentDay: 5,
      proration: "actual_days",
    });

    const { id: tenantId } = await client.tenants.create({ propertyId: property.id, name: "Other" });
    const alone = await client.leases.create({
      tenantId,
      propertyId: property.id,
      startsOn: "2026-03-01",
      monthlyRent: "850.00",
      paymentDay: 5,
      confirm: ["LEASE_OVERLAP"],
    });
    const terms = (rows: typeof whole.rows) => rows.map(({ ref: _ref, ...row }) => row);
    expect(terms(whole.rows)).toEqual(terms(alone.rows));
    expect(whole.rows.length).toBeGreaterThan(12);
  });

  it("makes one property with a numbered unit for each line that names it", async () => {
    const second = { ...line, property: "casa azul", city: "", lease: { ...lease, tenant: "Luis" } };
    const made = await client.bulk.create({ ...sheet, rows: [line, second] });
    expect(made).toMatchObject({ properties: [{ name: "Casa Azul" }], units: 2, tenants: 2, leases: 2 });
    const units = (await client.units.list({})).items;
    expect(units.map(({ name, tenant }) => [name, tenant?.name])).toEqual([
      ["1", "Ana García"],
      ["2", "Luis"],
    ]);
  });

  it("tracks an old lease from the running month", async () => {
    await client.bulk.create({
      ...sheet,
      rows: [{ ...line, lease: { ...lease, startsOn: "2015-06-01" } }],
    });
    const [listed] = (await client.leases.list({})).items;
    const { trackFrom, rows } = await client.leases.get({ id: listed?.id ?? "" });
    expect([trackFrom, rows[0]?.period]).toEqual(["2026-03", "2026-03"]);
  });

  it("leaves an audit entry for each record, without names", async () => {
    const made = await client.bulk.create({ ...sheet, rows: [line] });
    const [workspace] = (await client.accounts.workspaces({})).items;
    const entries = await app.db.asSystem((tx) =>
      tx
        .select()
        .from(audit)
        .where(eq(audit.workspaceId, workspace?.id ?? "")),
    );
    const created = entries.filter(({ action }) => action === "create");
    expect(created.map(({ entity }) => entity).toSorted()).toEqual(
      expect.arrayContaining(["lease", "property", "tenant"]),
    );
    expect(created.find(({ entity }) => entity === "property")?.entityId).toBe(made.properties[0]?.id);
    expect(JSON.stringify(created)).not.toContain("Ana");
    expect(JSON.stringify(created)).not.toContain("Casa Azul");
  });

  it.each([
    ["no lines", { rows: [] }, [["rows"], "ROWS_REQUIRED"]],
    ["more lines than the grid holds", { rows: houses(51).rows }, [["rows"], "TOO_MANY_ROWS"]],
    ["a currency that is none", { currency: "ABC" }, [["currency"], "UNKNOWN_CURRENCY"]],
    ["a zone that is none", { timezone: "Nowhere/City" }, [["timezone"], "UNKNOWN_TIMEZONE"]],
    ["an unknown key", { rows: [{ ...line, owner: "me" }] }, [["rows", 0], "UNRECOGNIZED_KEYS"]],
    ["no name", { rows: [line, { ...line, property: " " }] }, [["rows", 1, "property"], "NAME_REQUIRED"]],
    [
      "a long name",
      { rows: [{ ...line, property: "x".repeat(101) }] },
      [["rows", 0, "property"], "NAME_TOO_LONG"],
    ],
    [
      "no tenant",
      { rows: [{ ...line, lease: { ...lease, tenant: "" } }] },
      [["rows", 0, "lease", "tenant"], "NAME_REQUIRED"],
    ],
    [
      "a rent that is none",
      { rows: [line, { ...line, property: "B", lease: { ...lease, monthlyRent: "1e3" } }] },
      [["rows", 1, "lease", "monthlyRent"], "INVALID_NUMBER"],
    ],
    [
      "a rent below nothing",
      { rows: [{ ...line, lease: { ...lease, monthlyRent: "-1" } }] },
      [["rows", 0, "lease", "monthlyRent"], "AMOUNT_NEGATIVE"],
    ],
    [
      "a day 32",
      { rows: [{ ...line, lease: { ...lease, paymentDay: 32 } }] },
      [["rows", 0, "lease", "paymentDay"], "PAYMENT_DAY_OUT_OF_RANGE"],
    ],
    [
      "a day that is none",
      { rows: [{ ...line, lease: { ...lease, startsOn: "2026-02-30" } }] },
      [["rows", 0, "lease", "startsOn"], "INVALID_DATE"],
    ],
    [
      "a lease by the night",
      { rows: [{ ...line, rentalMode: "daily" }] },
      [["rows", 0, "lease"], "PROPERTY_NOT_MONTHLY"],
    ],
    [
      "a house let in two ways",
      { rows: [line, { ...line, rentalMode: "daily", lease: null }] },
      [["rows", 1, "rentalMode"], "MODE_DIFFERS"],
    ],
    ["a NUL", { rows: [{ ...line, city: "a\u0000b" }] }, [["rows", 0, "city"], "INVALID_TEXT"]],
  ])("refuses %s at its line and writes nothing", async (_what, wrong, [path, code]) => {
    const answer = await post({ ...sheet, rows: [line], ...wrong });
    expect(answer.status).toBe(400);
    expect(await issuesIn(answer)).toContainEqual({ path, code });
    expect(await totals()).toEqual([0, 0, 0, 0]);
  });

  it("names everything that is wrong at once", async () => {
    const answer = await post({
      ...sheet,
      rows: [
        { ...line, lease: { ...lease, monthlyRent: "x" } },
        { ...line, property: "B", lease: { ...lease, monthlyRent: "1.234" } },
      ],
    });
    expect(await issuesIn(answer)).toEqual([
      { path: ["rows", 0, "lease", "monthlyRent"], code: "INVALID_NUMBER" },
      { path: ["rows", 1, "lease", "monthlyRent"], code: "TOO_MANY_DECIMALS" },
    ]);
  });

  it("takes as many lines as the grid holds", async () => {
    const made = await client.bulk.create(houses(50));
    expect(made).toMatchObject({ tenants: 50, leases: 50 });
    expect(await totals()).toEqual([50, 0, 50, 50]);
  });

  it("makes nothing when the plan has no room for all, and says for how many there is", async () => {
    await client.accounts.changePlan({ plan: "starter" });
    await client.bulk.create(houses(3));
    const answer = await post(houses(4));
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { code: "PLAN_LIMIT", data: { kind: "properties", limit: 5, used: 3, plan: "starter" } },
    ]);
    expect(await totals()).toEqual([3, 0, 3, 3]);
    const units = await post({ ...sheet, rows: Array.from({ length: 11 }, () => line) });
    expect(await units.json()).toMatchObject({ data: { kind: "units", limit: 10, used: 0 } });
  });

  it("answers a repeat with the same batch and refuses the key for another", async () => {
    const headers = { "idempotency-key": "grid-1" };
    const first = await (await post(houses(2), headers)).json();
    expect(await (await post(houses(2), headers)).json()).toEqual(first);
    expect((await post(houses(3), headers)).status).toBe(422);
    expect(await totals()).toEqual([2, 0, 2, 2]);
  });

  it("wants a session", async () => {
    const answer = await app.call("/api/v1/properties/bulk", { body: houses(1) });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "UNAUTHORIZED" }]);
  });

  it("is for the owner, and another's workspace does not exist", async () => {
    const [workspace] = (await client.accounts.workspaces({})).items;
    const workspaceId = workspace?.id ?? "";
    const other = await app.signUp();
    const headers = { "x-workspace-id": workspaceId };
    const stranger = await post(houses(1), headers, other);
    expect(stranger.status).toBe(404);
    const [person] = await app.db.asSystem((tx) =>
      tx.select({ id: user.id }).from(user).where(eq(user.email, other.email)),
    );
    const userId = person?.id ?? "";
    for (const role of ["assistant", "cleaner"] as const) {
      await app.db.asSystem((tx) =>
        tx
          .insert(membership)
          .values({ workspaceId, userId, role, status: "active" })
          .onConflictDoUpdate({ target: [membership.workspaceId, membership.userId], set: { role } }),
      );
      expect((await post(houses(1), headers, other)).status, role).toBe(403);
      const { undoId } = await client.bulk.create(houses(1));
      const path = `/api/v1/properties/bulk/${undoId}/undo`;
      expect((await app.call(path, { method: "POST", session: other, headers })).status, role).toBe(403);
      await client.bulk.undo({ id: undoId });
    }
    expect(await totals()).toEqual([0, 0, 0, 0]);
  });
});

describe("taking it back", () => {
  it("removes the whole batch and nothing else, once", async () => {
    await client.bulk.create({ ...sheet, rows: [{ ...line, property: "Before" }] });
    const { undoId } = await client.bulk.create({
      ...sheet,
      rows: [line, line, { ...line, property: "B" }],
    });
    expect(await totals()).toEqual([3, 2, 4, 4]);
    await client.bulk.undo({ id: undoId });
    expect(await totals()).toEqual([1, 0, 1, 1]);
    await expect(client.bulk.undo({ id: undoId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is not for another workspace, nor after a quarter of an hour, nor through the trash", async () => {
    const { undoId } = await client.bulk.create(houses(1));
    const stranger = app.client(await app.signUp());
    await expect(stranger.bulk.undo({ id: undoId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(client.trash.restore({ id: undoId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 16 * 60_000).toISOString());
    await expect(client.bulk.undo({ id: undoId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    app.clock.set(before.toISOString());
    const answer = await app.call(`/api/v1/properties/bulk/${undoId}/undo`, { method: "POST" });
    expect(answer.status).toBe(401);
    await client.bulk.undo({ id: undoId });
  });

  const changes: readonly (readonly [string, string, (made: Made) => Promise<unknown>])[] = [
    [
      "a payment",
      "HAS_PAYMENTS",
      ({ leaseId, rowRef }) => client.leases.recordPayment({ id: leaseId, rows: [rowRef], method: "cash" }),
    ],
    [
      "a deposit",
      "HAS_PAYMENTS",
      ({ leaseId }) =>
        client.leases.moveDeposit({
          id: leaseId,
          kind: "received",
          amount: "5.00",
          confirm: ["DEPOSIT_ABOVE_AGREED"],
        }),
    ],
    [
      "a change of the tenant",
      "CANNOT_UNDO",
      ({ tenantId, propertyId }) =>
        client.tenants.update({ id: tenantId, version: 1, propertyId, name: "Other" }),
    ],
    [
      "a change of rent",
      "CANNOT_UNDO",
      ({ leaseId }) =>
        client.leases.changeRent({ id: leaseId, version: 1, effectiveOn: "2026-06-01", amount: "900.00" }),
    ],
    [
      "another unit",
      "CANNOT_UNDO",
      ({ propertyId }) =>
        client.units.create({ propertyId, name: "New", bedrooms: null, bathrooms: null, sizeSqm: null }),
    ],
    ["another tenant", "CANNOT_UNDO", ({ propertyId }) => client.tenants.create({ propertyId, name: "New" })],
    [
      "a charge",
      "CANNOT_UNDO",
      ({ leaseId }) =>
        client.leases.addCharge({ id: leaseId, amount: "5.00", dueOn: "2026-04-01", note: "Water" }),
    ],
    [
      "a waiver",
      "CANNOT_UNDO",
      ({ leaseId, rowRef }) => client.leases.waive({ id: leaseId, rows: [rowRef], note: "Mould" }),
    ],
    ["a lease that is gone", "CANNOT_UNDO", ({ leaseId }) => client.leases.delete({ id: leaseId })],
    [
      "a property that is gone",
      "CANNOT_UNDO",
      ({ propertyId }) => client.properties.delete({ id: propertyId, name: "Casa Azul" }),
    ],
  ];
  type Made = Readonly<Record<"propertyId" | "tenantId" | "leaseId" | "rowRef", string>>;

  it.each(changes)("is refused after %s, and everything stays", async (what, code, change) => {
    const { undoId, properties } = await client.bulk.create({
      ...sheet,
      rows: [line, { ...line, property: "B" }],
    });
    const propertyId = properties[0]?.id ?? "";
    const [listed] = (await client.leases.list({ propertyId })).items;
    const whole = await client.leases.get({ id: listed?.id ?? "" });
    const made = {
      propertyId,
      leaseId: whole.id,
      tenantId: whole.tenant.id,
      rowRef: whole.rows[0]?.ref ?? "",
    };
    await change(made);
    const before = await totals();
    const refused = await client.bulk.undo({ id: undoId }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code, status: 409 });
    // A deleted record cannot be named; anything else is.
    const named = (refused as { readonly data: { readonly records: readonly { readonly id: string }[] } })
      .data.records;
    const own: readonly string[] = Object.values(made);
    expect(named.some(({ id }) => own.includes(id))).toBe(!what.endsWith("that is gone"));
    expect(await totals()).toEqual(before);
  });

  it("names what it is refused for with the numbers in names by their value", async () => {
    const { undoId, properties } = await client.bulk.create({
      ...sheet,
      rows: [10, 2].map((number) => ({ ...line, property: `Flat ${number}` })),
    });
    for (const { id: propertyId } of properties)
      await client.units.create({ propertyId, name: "New", bedrooms: null, bathrooms: null, sizeSqm: null });
    await expect(client.bulk.undo({ id: undoId })).rejects.toMatchObject({
      code: "CANNOT_UNDO",
      data: { records: [{ name: "Flat 2" }, { name: "Flat 10" }] },
    });
  });

  it("does not mind the rows that later days add", async () => {
    const { undoId } = await client.bulk.create(houses(1));
    const later = { now: () => new Date("2026-06-10T09:00:00Z") };
    expect(await extendHorizons(app.db, later, app.deps.log)).toBeGreaterThan(0);
    await client.bulk.undo({ id: undoId });
    expect(await totals()).toEqual([0, 0, 0, 0]);
  });
});
