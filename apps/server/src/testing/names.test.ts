import { randomUUID } from "node:crypto";

import type { LeaseQuery } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import { portfolioTables } from "@keystead/samples/portfolio-tables";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod/mini";

import { storePortfolio } from "#features/sample/index.ts";
import { memberOf } from "./records/membership.ts";
import { testApp } from "./test-app.ts";
import type { TestApp, TestClient, TestSession } from "./test-app.ts";

/** More than fit into one answer. */
const HOUSES = 130;
const today = plainDate("2026-03-10");
const number = (n: number): string => String(n).padStart(3, "0");

let app: TestApp;
let session: TestSession;
let client: TestClient;
let stranger: TestSession;

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  stranger = await app.signUp();
  await fill();
});
afterAll(() => app.close());

/** A house each with one flat and one lease; every third lease is behind with its rent. */
async function fill(): Promise<void> {
  const workspaceId = (await client.accounts.workspaces({})).current;
  const tables = portfolioTables({
    today,
    newId: randomUUID,
    properties: Array.from({ length: HOUSES }, (_, n) => ({
      name: `House ${number(n)}`,
      rentalMode: "monthly",
      address: "Hauptstraße",
      city: n % 2 === 0 ? "Köln" : "Bonn",
      country: "DE",
      propertyType: "residential",
      currency: "EUR",
      timezone: "Europe/Berlin",
      checkInTime: "15:00",
      checkOutTime: "11:00",
      notes: "",
      status: "active",
      stays: [],
      costs: [],
      units: [
        {
          name: `Flat ${number(n)}`,
          bedrooms: 1,
          sizeSqm: 40,
          floor: "",
          maintenance: false,
          lease: {
            tenant: { name: `Tenant ${number(n)}`, email: "tenant@example.com", phone: "" },
            startsOn: plainDate("2026-01-01"),
            endsOn: null,
            rentMinor: 95_000 + n * 100,
            chargesMinor: 0,
            depositMinor: 95_000,
            paymentDay: 1,
            behind: n % 3 === 0,
          },
        },
      ],
    })),
  });
  await app.db.asSystem((tx) =>
    storePortfolio(
      { tx, scope: { workspaceId, userId: null }, now: new Date("2026-03-10T09:00:00Z") },
      tables,
      app.deps,
    ),
  );
}

type NamesQuery = { readonly q?: string; readonly limit?: number; readonly id?: string };
type Name = { readonly id: string; readonly name?: string; readonly tenant?: { readonly name: string } };
type Names = { readonly items: readonly Name[]; readonly more: boolean };

const labelOf = ({ name, tenant }: Name): string => name ?? tenant?.name ?? "";

describe.each([
  ["properties", "House", (of: TestClient, query: NamesQuery): Promise<Names> => of.properties.names(query)],
  ["units", "Flat", (of: TestClient, query: NamesQuery): Promise<Names> => of.units.names(query)],
  ["tenants", "Tenant", (of: TestClient, query: NamesQuery): Promise<Names> => of.tenants.names(query)],
  ["leases", "Tenant", (of: TestClient, query: NamesQuery): Promise<Names> => of.leases.names(query)],
] as const)("names of %s", (area, word, names) => {
  it("come in their order, as many as are asked for, and say that there are more", async () => {
    const { items, more } = await names(client, { limit: 3 });
    expect(items.map(labelOf)).toEqual([`${word} 000`, `${word} 001`, `${word} 002`]);
    expect(more).toBe(true);
  });

  it("are found by what is typed", async () => {
    const { items, more } = await names(client, { q: "129" });
    expect(items.map(labelOf)).toEqual([`${word} 129`]);
    expect(more).toBe(false);
    expect(await names(client, { q: "nobody of this name" })).toEqual({ items: [], more: false });
  });

  it("hold the chosen one, far behind the last of them or among them once", async () => {
    const id = (await names(client, { q: "129" })).items[0]?.id ?? "";
    const far = await names(client, { limit: 2, id });
    expect(far.items.map(labelOf)).toEqual([`${word} 129`, `${word} 000`, `${word} 001`]);
    expect(far.items[0]?.id).toBe(id);
    const near = far.items[1]?.id ?? "";
    expect((await names(client, { limit: 2, id: near })).items.map(labelOf)).toEqual([
      `${word} 000`,
      `${word} 001`,
    ]);
  });

  it("are of one workspace alone, also where an id is known", async () => {
    const id = (await names(client, { limit: 1 })).items[0]?.id ?? "";
    expect(await names(app.client(stranger), { id })).toEqual({ items: [], more: false });
    expect(await names(app.client(stranger), { id: randomUUID() })).toEqual({ items: [], more: false });
  });

  it("are refused to nobody's session, to a cleaner and to what makes no sense", async () => {
    const path = `/api/v1/${area}/names`;
    expect((await app.call(path)).status).toBe(401);
    await expect(names(await memberOf(app, client, "cleaner"), {})).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    for (const wrong of ["limit=101", "limit=0", "id=house", "sort=name", `q=${"x".repeat(101)}`])
      expect([wrong, (await app.call(`${path}?${wrong}`, { session })).status]).toEqual([wrong, 400]);
  });
});

describe("what a name says", () => {
  it("of a property: where it lies, how it is let and in which currency", async () => {
    const { items } = await client.properties.names({ limit: 1 });
    expect(items).toMatchObject([
      { name: "House 000", city: "Köln", rentalMode: "monthly", currency: "EUR" },
    ]);
    expect(await client.properties.choices({})).toEqual({
      cities: ["Bonn", "Köln"],
      countries: ["DE"],
      currencies: ["EUR"],
    });
    expect(await app.client(stranger).properties.choices({})).toEqual({
      cities: [],
      countries: [],
      currencies: [],
    });
  });

  it("of a unit: its property, to which the names can be narrowed", async () => {
    const [house] = (await client.properties.names({ q: "House 007" })).items;
    const { items } = await client.units.names({ propertyId: house?.id ?? "" });
    expect(items).toEqual([
      {
        id: items[0]?.id,
        name: "Flat 007",
        property: { id: house?.id, name: "House 007" },
        archived: false,
      },
    ]);
  });

  it("of a tenant: the property, or none when that is gone", async () => {
    const own = app.client(await app.signUp());
    const { id } = await own.properties.create({
      name: "Gone",
      rentalMode: "monthly",
      country: null,
      currency: "EUR",
      timezone: "Europe/Berlin",
    });
    await own.tenants.create({ propertyId: id, name: "Ada Adler" });
    expect((await own.tenants.names({})).items).toMatchObject([{ name: "Ada Adler", property: { id } }]);
    await own.properties.delete({ id, name: "Gone" });
    expect((await own.tenants.names({})).items).toMatchObject([{ name: "Ada Adler", property: null }]);
  });

  it("of a lease: who, where and whether it runs, narrowed to a property or a tenant", async () => {
    const [house] = (await client.properties.names({ q: "House 009" })).items;
    const [flat] = (await client.units.names({ propertyId: house?.id ?? "" })).items;
    const { items } = await client.leases.names({ propertyId: house?.id ?? "" });
    expect(items).toMatchObject([
      {
        tenant: { name: "Tenant 009" },
        property: { name: "House 009" },
        unit: { id: flat?.id, name: "Flat 009" },
        startsOn: "2026-01-01",
        status: "active",
      },
    ]);
    expect((await client.leases.names({ tenantId: items[0]?.tenant.id ?? "" })).items).toEqual(items);
  });
});

describe("the neighbours of a lease", () => {
  type ListedBy = Omit<z.input<typeof LeaseQuery>, "page" | "limit">;

  /** The whole list, read page by page. */
  async function listed(query: ListedBy): Promise<readonly string[]> {
    const pages = await Promise.all([1, 2].map((page) => client.leases.list({ ...query, page, limit: 100 })));
    return pages.flatMap(({ items }) => items.map(({ id }) => id));
  }

  it.each([
    {},
    { sort: "tenant" },
    { sort: "-tenant" },
    { sort: "property" },
    { sort: "startsOn" },
    { sort: "-endsOn", status: "active" },
    { sort: "monthlyRent" },
    { sort: "-balance", owes: "overdue" },
    { sort: "tenant", q: "köln house 1" },
  ] satisfies readonly ListedBy[])("stand beside it in the list as %j has it", async (query: ListedBy) => {
    const ids = await listed(query);
    const middle = Math.floor(ids.length / 2);
    for (const at of [0, 1, middle, ids.length - 1]) {
      const id = ids[at];
      if (id === undefined) continue;
      expect(await client.leases.neighbours({ ...query, id })).toEqual({
        previous: ids[at - 1] ?? null,
        next: ids[at + 1] ?? null,
      });
    }
  });

  it("are known beyond the hundredth", async () => {
    const ids = await listed({ sort: "tenant" });
    expect(ids).toHaveLength(HOUSES);
    expect(await client.leases.neighbours({ sort: "tenant", id: ids[120] ?? "" })).toEqual({
      previous: ids[119],
      next: ids[121],
    });
  });

  it("are none for a lease outside the list or of another workspace", async () => {
    const [id = ""] = await listed({ sort: "tenant" });
    const none = { previous: null, next: null };
    expect(await client.leases.neighbours({ id, sort: "tenant", status: "ended" })).toEqual(none);
    expect(await client.leases.neighbours({ id, q: "nobody of this name" })).toEqual(none);
    expect(await app.client(stranger).leases.neighbours({ id, sort: "tenant" })).toEqual(none);
    const path = `/api/v1/leases/${id}/neighbours`;
    expect((await app.call(path)).status).toBe(401);
    expect((await app.call(`${path}?page=1`, { session })).status).toBe(400);
  });
});
