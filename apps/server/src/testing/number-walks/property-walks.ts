import type { TestClient } from "../test-app.ts";
import { propertyRecordNames } from "@keystead/domain/described-records";
import { books } from "@keystead/domain/ledger";
import { broughtBy } from "../cases/all-cases.ts";
import {
  each,
  sumRowAmounts,
  sumRowCounts,
  LIMIT,
  whole,
  listTotal,
  properties,
  leasesOf,
} from "./walking.ts";
import type { Walk, WalkedNumber } from "./walking.ts";

const listed = broughtBy(({ ofProperty }) => ofProperty, {});

/** How many records its list has; fails on a count without a case. */
async function countListed(name: string, client: TestClient, propertyId: string): Promise<number> {
  const count = listed[name];
  if (count === undefined) throw new Error(`No feature counts the ${name} of a property.`);
  return count(client, propertyId);
}

/** Properties and what can be let in them. */
export const propertyWalks: Readonly<Record<string, Walk>> = {
  "properties.list": async ({ client }) => {
    const list = await whole((page) => client.properties.list({ page, limit: LIMIT }));
    const own = await each(list.items, ({ id }) => client.properties.get({ id }));
    return [listTotal(list), ...list.items.map((says, at) => ({ at: "items[]", says, rows: own[at] }))];
  },
  "properties.overview": async (walker) => {
    const { client } = walker;
    const views = await each(await properties(walker), async ({ id }) => ({
      id,
      view: await client.properties.overview({ id }),
      property: await client.properties.get({ id }),
      records: await each(propertyRecordNames, async (name) => ({
        at: `records.${name}`,
        rows: await countListed(name, client, id),
        name,
      })),
    }));
    const leases = await leasesOf(walker);
    return views.flatMap(({ id: of, view, property, records }) => [
      { at: "property", of, says: view.property, rows: property },
      ...records.map(({ name, ...counted }) => ({ ...counted, of, says: view.records[name] })),
      ...view.totals.flatMap(({ currency, monthly, sizeSqm }) => {
        const rentables = view.rentables.filter((rentable) =>
          rentable.leases.some((one) => one.currency === currency),
        );
        const rents = rentables
          .flatMap((rentable) => rentable.leases)
          .filter((one) => one.currency === currency);
        return [
          { at: "totals[].monthly", of, says: monthly, rows: sumRowAmounts(rents, (rent) => rent.monthly) },
          ...(sizeSqm === null
            ? []
            : [
                {
                  at: "totals[].sizeSqm",
                  of,
                  says: sizeSqm,
                  rows: sumRowCounts(rentables, ({ unit }) => unit?.sizeSqm ?? 0),
                },
              ]),
        ];
      }),
      ...view.payable.flatMap(({ leaseId, openMonths }) =>
        openMonths.map((month) => ({
          at: "payable[].openMonths[]",
          of,
          says: month,
          rows: leases
            .find(({ id }) => id === leaseId)
            ?.openMonths.find(({ period }) => period === month.period),
        })),
      ),
    ]);
  },
  "properties.deletion": async (walker) => {
    const { client } = walker;
    const leases = await leasesOf(walker);
    const walked = await each(await properties(walker), async ({ id: propertyId }) => {
      const { counts, total } = await client.properties.deletion({ id: propertyId });
      const here = leases.filter(({ property }) => property.id === propertyId);
      const totalOf = async (list: Promise<{ readonly total: number }>) => (await list).total;
      const of = { propertyId, limit: 1 };
      const { items: income } = await whole((page) => client.income.list({ propertyId, page, limit: LIMIT }));
      const series = await each(books, (book) =>
        whole((page) => client.recurring.list({ book, page, limit: LIMIT })),
      );
      const { tenantsKept: _tenants, tasksKept: _tasks, ...goes } = counts;
      const at = (name: keyof typeof counts, rows: number): WalkedNumber => ({
        at: `counts.${name}`,
        of: propertyId,
        says: counts[name],
        rows,
      });
      return [
        at("units", await totalOf(client.units.list(of))),
        at("leases", here.length),
        at("bookings", await countBookings(client, propertyId)),
        at("seasons", await totalOf(client.seasons.list({ propertyId }))),
        at(
          "income",
          sumRowCounts(income, ({ parts }) => parts.length),
        ),
        at("expenses", await totalOf(client.expenses.list(of))),
        at(
          "recurring",
          series.flatMap(({ items }) => items).filter(({ property }) => property.id === propertyId).length,
        ),
        ...(await each(propertyRecordNames, async (name) =>
          at(name, await countListed(name, client, propertyId)),
        )),
        at(
          "rentRows",
          sumRowCounts(here, ({ rows }) => rows.length),
        ),
        at(
          "payments",
          sumRowCounts(here, ({ payments }) => payments.length),
        ),
        {
          at: "total",
          of: propertyId,
          says: total,
          rows: sumRowCounts(Object.values(goes), (count) => count),
        },
      ];
    });
    return walked.flat();
  },
  "units.rentables": async ({ client }) => {
    const list = await whole((page) => client.units.rentables({ page, limit: LIMIT }));
    const { occupancy } = await client.units.rentables({ limit: 1 });
    const inState = (...states: readonly string[]) =>
      list.items.filter(({ state }) => states.includes(state)).length;
    return [
      listTotal(list),
      { at: "occupancy.rentables", says: occupancy.rentables, rows: list.items.length },
      { at: "occupancy.let", says: occupancy.let, rows: inState("let") },
      { at: "occupancy.vacant", says: occupancy.vacant, rows: inState("vacant") },
      { at: "occupancy.maintenance", says: occupancy.maintenance, rows: inState("maintenance") },
    ];
  },
  "units.list": async ({ client }) => [
    listTotal(await whole((page) => client.units.list({ page, limit: LIMIT }))),
  ],
};

/** Including cancelled ones: deleting the property deletes them too. */
async function countBookings(client: TestClient, propertyId: string): Promise<number> {
  const state = "upcoming,in_house,completed,cancelled";
  return (await client.bookings.list({ propertyId, state, limit: 1 })).total;
}
