import type { PropertyQuery } from "@keystead/contract/properties";
import type { Neighbours } from "@keystead/contract/wire";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { propertyOrder } from "@keystead/domain/properties";
import { and, eq, isNull, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { inOrder, isAnyOf, listedBy, pageFrom, rowsBefore, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { neighboursIn } from "#kernel/db/queries/neighbours.ts";
import { isReceived, isSpent } from "#kernel/db/queries/received.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import { property } from "#kernel/db/schema/index.ts";
import type { WithProperty } from "#kernel/registry/tables.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { type ComingBooking, comingBooking, comingBookings } from "../overview/coming-bookings-store.ts";
import { type RecordCounts, recordCounts } from "../overview/record-counts-store.ts";
import type { RentableUnit } from "../rentables/rentables.ts";
import { tonightAt } from "../rentables/tonight-store.ts";
import type { Tonight } from "../rentables/tonight-store.ts";
import { owedByGuests, owedByGuestsOfOne } from "./owed-by-guests-store.ts";
import type { SumOfMoney } from "../overview/money-by-currency.ts";
import { propertyById } from "../property-store.ts";
import type { PropertyRow } from "../property-store.ts";

/** A property with its rentables. */
export type PropertyWithRentables = {
  readonly row: PropertyRow;
  readonly today: PlainDate;
  /** The units that are not archived. */
  readonly units: readonly RentableUnit[];
  /** The status of the property if it is rented as a whole. */
  readonly tonight: Tonight;
};

/** The same with the amounts that its list and its page show. */
export type ListedProperty = PropertyWithRentables & {
  /** Received in the current month. */
  readonly received: readonly SumOfMoney[];
  /** Spent in the current month. */
  readonly spent: readonly SumOfMoney[];
  /** The amount still owed for confirmed bookings (R-D10). */
  readonly owedByGuests: readonly SumOfMoney[];
};

type Query = z.infer<typeof PropertyQuery>;
type Listed = Omit<Query, "page" | "limit" | "after">;

const sorts = {
  name: [inNameOrder(property.name)],
  city: [inNameOrder(property.city)],
  rentalMode: [property.rentalMode],
  status: [property.status],
  createdAt: [property.createdAt],
};

export async function selectProperties(
  work: Work<WorkspaceScope>,
  query: Query,
): Promise<{ readonly items: readonly ListedProperty[]; readonly total: number } & Onward> {
  const { tx, scope, now } = work;
  const where = whereOf(scope, query);
  const { after, page } = query;
  const { order, position, behind } = listedBy(query.sort ?? propertyOrder.defaultSort, sorts, {
    id: property.id,
    after,
  });
  const found = await tx
    .select({ ...listedColumns(now), position })
    .from(property)
    .where(and(where, behind))
    .orderBy(...order)
    .limit(rowsFor(query))
    .offset(rowsBefore(query));
  const { rows: items, onward } = pageFrom(found, query);
  const known = after === undefined ? (items[0]?.total ?? (page === 1 ? 0 : undefined)) : undefined;
  const total = known ?? (await tx.$count(property, where));
  const owed = await owedByGuests(
    work,
    items.map(({ row }) => row.id),
  );
  return { items: items.map((item) => listedFrom(item, owed.get(item.row.id) ?? [])), total, ...onward };
}

/** The properties before and after this one in the list. */
export async function findPropertyNeighbours(
  { tx, scope }: Work<WorkspaceScope>,
  query: Listed,
  id: string,
): Promise<Neighbours> {
  const from = sql`from property where ${whereOf(scope, query)}`;
  return neighboursIn(tx, { from, order: orderOf(query), id: property.id }, id);
}

/** For the list of rentables: every active property, or the requested one regardless of its status. */
export async function propertiesWithRentables(
  { tx, scope, now }: Work<WorkspaceScope>,
  { propertyId, q }: { readonly propertyId?: string | undefined; readonly q?: string | undefined },
): Promise<readonly PropertyWithRentables[]> {
  const items = await tx
    .select(rentableColumns(now))
    .from(property)
    .where(
      and(
        eq(property.workspaceId, scope.workspaceId),
        propertyId === undefined ? isNull(property.archivedAt) : eq(property.id, propertyId),
        foundIn(q, [property.name, property.address, property.city]),
      ),
    )
    .orderBy(...inOrder(propertyOrder.defaultSort, sorts, property.id));
  return items.map(rentablesFrom);
}

export async function findListedProperty(
  work: Work<WorkspaceScope>,
  id: string,
): Promise<ListedProperty | undefined> {
  const [item] = await work.tx
    .select({ ...listedColumns(work.now), owed: owedByGuestsOfOne() })
    .from(property)
    .where(propertyById(work.scope, id));
  return item === undefined ? undefined : listedFrom(item, sumsIn(item.owed));
}

type ReadProperty = ListedProperty & {
  readonly records: RecordCounts;
  /** Ordered by arrival, as many as the page shows. */
  readonly stays: readonly ComingBooking[];
};

/** A property for its page, with the numbers of its other records and its current and coming bookings. */
export async function findReadProperty(
  { tx, scope, now }: Work<WorkspaceScope>,
  id: string,
  withProperty: WithProperty,
): Promise<ReadProperty | undefined> {
  const [item] = await tx
    .select({
      ...listedColumns(now),
      owed: owedByGuestsOfOne(),
      records: recordCounts(withProperty),
      stays: comingBookings(now),
    })
    .from(property)
    .where(propertyById(scope, id));
  if (item === undefined) return undefined;
  return {
    ...listedFrom(item, sumsIn(item.owed)),
    records: item.records,
    stays: item.stays.map(comingBooking),
  };
}

function whereOf(scope: WorkspaceScope, query: Listed): SQL | undefined {
  return and(
    eq(property.workspaceId, scope.workspaceId),
    foundIn(query.q, [property.name, property.address, property.city]),
    isAnyOf(property.rentalMode, query.rentalMode),
    isAnyOf(property.status, query.status),
    isAnyOf(property.propertyType, query.propertyType),
    foundIn(query.city, [property.city]),
    query.country === undefined ? undefined : eq(property.country, query.country),
  );
}

function orderOf({ sort }: Listed): SQL[] {
  return inOrder(sort ?? propertyOrder.defaultSort, sorts, property.id);
}

function rentableColumns(now: Date) {
  const today = dayAt(sql`property.timezone`, now);
  return {
    row: property,
    total: sql<number>`(count(*) over ())::int`,
    today: sql<string>`${today}::text`,
    units: sql<
      [string, string, boolean, string | null][]
    >`(select coalesce(json_agg(json_build_array(u.id, u.name, u.maintenance, u.in_service_from)
          order by ${inNameOrder(sql`u.name`)}, u.id), '[]'::json) from unit u
        where u.workspace_id = property.workspace_id and u.property_id = property.id and u.archived_at is null)`,
    tonight: tonightAt({
      workspace: sql`property.workspace_id`,
      property: sql`property.id`,
      unit: null,
      today,
      now,
    }),
  };
}

function listedColumns(now: Date) {
  const today = dayAt(sql`property.timezone`, now);
  return {
    ...rentableColumns(now),
    received: sql<
      [string, number][]
    >`(select coalesce(json_agg(json_build_array(s.currency, s.minor)), '[]'::json) from (
        select i.currency, sum(i.amount_minor) as minor from income i
        where i.workspace_id = property.workspace_id and i.property_id = property.id
          and ${isReceived("i")}
          and i.received_on >= date_trunc('month', ${today}::timestamp)::date
          and i.received_on < (date_trunc('month', ${today}::timestamp) + interval '1 month')::date
        group by i.currency) s)`,
    spent: sql<
      [string, number][]
    >`(select coalesce(json_agg(json_build_array(s.currency, s.minor)), '[]'::json) from (
        select e.currency, sum(e.amount_minor) as minor from expense e
        where e.workspace_id = property.workspace_id and e.property_id = property.id
          and ${isSpent("e")}
          and e.spent_on >= date_trunc('month', ${today}::timestamp)::date
          and e.spent_on < (date_trunc('month', ${today}::timestamp) + interval '1 month')::date
        group by e.currency) s)`,
  };
}

type SelectedRentables = {
  readonly row: PropertyRow;
  readonly today: string;
  readonly units: readonly (readonly [string, string, boolean, string | null])[];
  readonly tonight: Tonight;
};
type StoredSums = readonly (readonly [string, number])[];
type SelectedListed = SelectedRentables & { readonly received: StoredSums; readonly spent: StoredSums };

function rentablesFrom({ row, today, units, tonight }: SelectedRentables): PropertyWithRentables {
  return {
    row,
    tonight,
    today: plainDate(today),
    units: units.map(([id, name, maintenance, since]) => ({
      id,
      name,
      maintenance,
      inServiceFrom: since === null ? null : plainDate(since),
    })),
  };
}

function listedFrom(item: SelectedListed, owed: readonly SumOfMoney[]): ListedProperty {
  return {
    ...rentablesFrom(item),
    received: sumsIn(item.received),
    spent: sumsIn(item.spent),
    owedByGuests: owed,
  };
}

function sumsIn(stored: StoredSums): readonly SumOfMoney[] {
  return stored.map(([code, minor]) => ({ currency: code, minor }));
}
