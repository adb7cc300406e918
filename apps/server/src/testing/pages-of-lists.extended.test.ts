import { contract } from "@keystead/contract";
import { addDays, plainDate } from "@keystead/domain/calendar";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { broughtBy } from "./cases/all-cases.ts";
import { grantAdmin } from "./records/grant-admin.ts";
import { holidayHouse } from "./records/holiday-house.ts";
import { rowAmount, rowDay, rowName } from "./cases/paged-list.ts";
import type { ListedPage, PagedList } from "./cases/paged-list.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { memberSession } from "./records/membership.ts";
import { testApp } from "./test-app.ts";
import type { TestApp, TestClient } from "./test-app.ts";
import { turnoverHost } from "./records/turnover-host.ts";

/** Each paged list of the contract, with its sort orders. */
const lists = listsIn(contract, "");

type KnownList = { readonly name: string; readonly sorts: readonly (string | undefined)[] };

function listsIn(router: unknown, path: string): readonly KnownList[] {
  if (typeof router !== "object" || router === null) return [];
  if ("~orpc" in router) {
    const { inputSchema } = Object(router["~orpc"]);
    if (!(inputSchema instanceof z.ZodMiniObject) || !isPaged(inputSchema.shape)) return [];
    const { sort } = inputSchema.shape;
    const chosen = sort instanceof z.ZodMiniOptional ? sort._zod.def.innerType : null;
    return [
      { name: path, sorts: chosen instanceof z.ZodMiniEnum ? chosen.options.map(String) : [undefined] },
    ];
  }
  return Object.entries(router).flatMap(([name, inner]) =>
    listsIn(inner, path === "" ? name : `${path}.${name}`),
  );
}

function isPaged(shape: object): boolean {
  return "page" in shape && "limit" in shape;
}

const idIn = (item: object): string => String(Reflect.get(item, "id"));

let app: TestApp;

/** Each list in a workspace of its own. */
const worlds = broughtBy<(app: TestApp) => Promise<PagedList>>(({ pagedLists }) => pagedLists, {
  "cleaners.list": async () => {
    const client = app.client(await app.signUp());
    return {
      list: (query) => client.cleaners.list(query),
      add: (at) => client.cleaners.create({ name: rowName(at), language: "en", currency: "EUR" }),
      remove: (id) => client.cleaners.delete({ id }),
    };
  },
  "properties.list": async () => {
    const client = app.client(await app.signUp());
    return {
      list: (query) => client.properties.list(query),
      add: (at) =>
        client.properties.create({
          name: rowName(at),
          rentalMode: at % 3 === 0 ? "daily" : "monthly",
          city: rowName(at + 3),
          country: "DE",
          currency: "EUR",
          timezone: "Europe/Berlin",
        }),
      async remove(id) {
        const { name } = await client.properties.get({ id });
        await client.properties.delete({ id, name });
      },
    };
  },
  "units.list": async () => {
    const { client, unit } = await units();
    return {
      list: (query) => client.units.list(query),
      add: unit,
      remove: (id) => client.units.delete({ id }),
    };
  },
  "units.rentables": async () => {
    const { client, unit } = await units();
    return {
      list: (query) => client.units.rentables(query),
      key: (item) => idIn(Reflect.get(item, "unit") ?? Reflect.get(item, "property")),
      add: unit,
      remove: (id) => client.units.delete({ id }),
    };
  },
  "tenants.list": async () => {
    const { client, propertyId } = await rented();
    return {
      list: (query) => client.tenants.list(query),
      add: (at) => client.tenants.create({ propertyId, name: rowName(at) }),
      remove: (id) => client.tenants.delete({ id }),
    };
  },
  "bookings.list": async () => {
    const client = app.client(await app.signUp());
    const house = await holidayHouse(client);
    return {
      list: (query) => client.bookings.list(query),
      add: (at) =>
        house.book(addDays(plainDate(rowDay(at)), -20), addDays(plainDate(rowDay(at)), -17), {
          guestName: rowName(at),
          unitId: [house.garden, house.roof, null][at % 3] ?? null,
          dailyRate: rowAmount(at),
          confirm: ["BOOKING_OVERLAP", "BOOKING_SHORT_GAP"],
        }),
      remove: (id) => client.bookings.delete({ id }),
    };
  },
  "history.activity": async () => {
    const { client, propertyId } = await rented();
    return {
      list: (query) => client.history.activity(query),
      add: (at) => client.tasks.create({ description: rowName(at), propertyId }),
    };
  },
  "leases.list": async () => {
    const { client, flat } = await rented();
    return {
      list: (query) => client.leases.list(query),
      add: (at) =>
        flat.lease({
          startsOn: addDays(plainDate(rowDay(at)), -60),
          trackFrom: "2026-03",
          monthlyRent: rowAmount(at),
          paymentDay: 1 + (at % 5),
          ...(at % 2 === 0 ? { unitId: null } : {}),
          ...(at % 3 === 0 ? {} : { endsOn: addDays(plainDate(rowDay(at)), 300) }),
          confirm: ["LEASE_OVERLAP"],
        }),
      remove: (id) => client.leases.delete({ id }),
    };
  },
  "income.list": async () => {
    const { client, propertyId } = await rented();
    return {
      list: (query) => client.income.list(query),
      add: (at) =>
        client.income.create({
          propertyId,
          category: at % 2 === 0 ? "other" : "rent",
          amount: rowAmount(at),
          currency: at % 4 === 0 ? "CHF" : "EUR",
          date: rowDay(at),
          method: at % 3 === 0 ? "cash" : "card",
          notes: "",
          confirm: ["RECORD_LIKE_ANOTHER"],
        }),
      remove: (id) => client.income.delete({ ids: [id] }),
    };
  },
  "expenses.list": async () => {
    const { client, propertyId } = await rented();
    return {
      list: (query) => client.expenses.list(query),
      add: (at) => client.expenses.create(billOf(propertyId, at)),
      remove: (id) => client.expenses.delete({ ids: [id] }),
    };
  },
  "recurring.list": async () => {
    const { client, series } = await recurringBook();
    return {
      list: (query) => client.recurring.list({ book: "expense", ...query }),
      add: series,
      remove: (id) => client.recurring.delete({ id }),
    };
  },
  "recurring.proposals": async () => {
    const { client, series } = await recurringBook();
    return {
      list: (query) => client.recurring.proposals({ book: "expense", ...query }),
      key: (item) => `${String(Reflect.get(item, "recurringId"))} ${String(Reflect.get(item, "number"))}`,
      add: series,
      remove: (key) => client.recurring.delete({ id: key.slice(0, key.indexOf(" ")) }),
    };
  },
  "analytics.rows": async () => {
    const { client, propertyId, unit } = await units();
    for (let at = 0; at < 3; at += 1) await unit(at);
    return {
      // Entries derived from a rule, then the records of the books.
      list: (query) => client.analytics.rows({ metric: "accrual_noi", period: "2026-03", ...query }),
      key: (item) => String(Reflect.get(item, "key")),
      add: (at) => client.expenses.create({ ...billOf(propertyId, at), date: `2026-03-0${1 + (at % 9)}` }),
      remove: (key) =>
        key.startsWith("record ")
          ? client.expenses.delete({ ids: [key.slice("record ".length)] })
          : Promise.resolve(),
    };
  },
  "seo.list": async () => {
    const admin = await app.signUp();
    await grantAdmin(app, admin);
    const client = app.client(admin);
    return {
      list: (query) => client.seo.list(query),
      add: (at) =>
        client.seo.create({
          slug: `page-${at}-${(made += 1)}`,
          title: rowName(at),
          pageType: "guide",
          heroTitle: rowName(at),
          sections: [],
        }),
      remove: (id) => client.seo.delete({ id }),
    };
  },
  "turnovers.payouts": async () => {
    const host = await turnoverHost(app);
    return {
      list: (query) => host.client.turnovers.payouts(query),
      add: (at) => bookingOf(host, at),
    };
  },
  "turnovers.ownPayouts": async () => {
    const host = await turnoverHost(app);
    const session = await memberSession(app, host.workspaceId, "cleaner");
    const [login] = (await host.client.cleaners.list({})).logins;
    const { id: cleanerId } = await host.client.cleaners.create({
      name: "Rosa",
      language: "es",
      currency: "EUR",
      userId: login?.id ?? null,
    });
    const own = app.client(session, { workspaceId: host.workspaceId });
    return {
      list: (query) => own.turnovers.ownPayouts(query),
      async add(at) {
        await bookingOf(host, at);
        for (const turnover of await host.turnovers())
          if (turnover.cleaner === null)
            await host.client.turnovers.update({
              id: turnover.id,
              version: turnover.version,
              cleanerId,
              fee: rowAmount(at),
              confirm: ["CLEANER_DOUBLE_BOOKED"],
            });
      },
    };
  },
});

let made = 0;

/** Turnovers of March, one after the other, no two at the same time. */
async function bookingOf(host: Awaited<ReturnType<typeof turnoverHost>>, at: number): Promise<void> {
  made += 1;
  const day = addDays(plainDate("2026-03-01"), (made * 3 + at) % 28);
  await host.stay(`${day}T15:00`, `${addDays(day, 1)}T11:00`, { overlapConfirmed: true });
  await host.follow();
}

async function rented() {
  const client = app.client(await app.signUp());
  const flat = await rentedFlat(client);
  return { client, flat, propertyId: flat.propertyId };
}

async function units() {
  const { client, flat, propertyId } = await rented();
  const unit = (at: number) =>
    client.units.create({
      propertyId,
      name: `${rowName(at)} ${(made += 1)}`,
      bedrooms: null,
      bathrooms: null,
      sizeSqm: at % 3 === 0 ? null : 20 + (at % 4),
      floor: rowName(at + 1),
      maintenance: at % 2 === 0,
    });
  await flat.lease({ unitId: null });
  return { client, propertyId, unit };
}

async function recurringBook() {
  const { client, propertyId } = await rented();
  const series = (at: number) =>
    client.recurring.create({
      book: "expense",
      propertyId,
      category: at % 2 === 0 ? "insurance" : "repairs",
      amount: rowAmount(at),
      currency: "EUR",
      firstDate: addDays(plainDate(rowDay(at)), -45),
      everyMonths: 1,
      notes: "",
    });
  return { client, series };
}

function billOf(propertyId: string, at: number) {
  return {
    propertyId,
    category: at % 2 === 0 ? "repairs" : "insurance",
    amount: rowAmount(at),
    currency: at % 4 === 0 ? "CHF" : "EUR",
    date: rowDay(at),
    notes: "",
    confirm: ["RECORD_LIKE_ANOTHER"],
  } satisfies Parameters<TestClient["expenses"]["create"]>[0];
}

/** A change between two pages. */
type Happening = { readonly what: "add" | "remove"; readonly at: number };

const happenings = fc.array(
  fc.record({ what: fc.constantFrom("add" as const, "remove" as const), at: fc.nat({ max: 200 }) }),
  { minLength: 3, maxLength: 6 },
);

async function whole(world: PagedList, query: object): Promise<readonly string[]> {
  const { items, total } = await world.list({ ...query, limit: 100 });
  expect(items).toHaveLength(total);
  return items.map(world.key ?? idIn);
}

type Wrong = { readonly twice: readonly string[]; readonly passedOver: readonly string[] };

const nothing: Wrong = { twice: [], passedOver: [] };

/**
 * Reads a list from its first page to its last while it changes. Returns what was read twice, and what existed all the
 * time and was not read.
 */
async function readWhile(world: PagedList, query: object, happens: readonly Happening[]): Promise<Wrong> {
  const before = await whole(world, query);
  const read: string[] = [];
  let left = happens;
  let after: string | undefined;
  let page = 0;
  do {
    page += 1;
    const answer: ListedPage = await world.list({
      ...query,
      limit: 2,
      page,
      ...(after === undefined ? {} : { after }),
    });
    expect(answer.items.length, "a page that is announced has rows").toBeGreaterThan(0);
    read.push(...answer.items.map(world.key ?? idIn));
    after = answer.next;
    for (const { what, at } of left.slice(0, 2)) {
      if (what === "add" || world.remove === undefined) await world.add(at);
      else {
        const now = await whole(world, query);
        // Preferably one that was just read, or the next one: the rows where reading continues.
        const last = now.indexOf(read.at(-1) ?? "");
        const id = now[Math.max(0, last + (at % 3) - 1)];
        if (now.length > 4 && id !== undefined) await world.remove(id);
      }
    }
    left = left.slice(2);
  } while (after !== undefined);
  const still = new Set(await whole(world, query));
  return {
    twice: read.filter((id, at) => read.indexOf(id) !== at),
    passedOver: before.filter((id) => still.has(id) && !read.includes(id)),
  };
}

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("has something for each list of the contract", () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual(Object.keys(worlds).toSorted());
});

// Over HTTP, each list in all its orders: a second or two for each order.
describe.each(lists)("$name", ({ name, sorts }) => {
  let world: PagedList;
  beforeAll(async () => {
    const make = worlds[name];
    if (make === undefined) throw new Error(`nothing is known of the list ${name}`);
    world = await make(app);
    for (let at = 0; at < 7; at += 1) await world.add(at);
  });

  it.each(sorts.map((sort) => [sort ?? "its own order", sort] as const))(
    "comes whole, each row once, by %s",
    async (_named, sort) => {
      await fc.assert(
        fc.asyncProperty(happenings, async (happens) => {
          expect(await readWhile(world, sort === undefined ? {} : { sort }, happens)).toEqual(nothing);
        }),
        // A list from which nothing can be removed would soon exceed one answer.
        { numRuns: world.remove === undefined ? 1 : 2, endOnFailure: true },
      );
    },
  );

  it("refuses a place that is none", async () => {
    for (const after of ["", "x", "{}", "[1]", "[]", '["a"]', "null"])
      await expect(world.list({ after }), after).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
