import type { BookingQuery } from "@keystead/contract/bookings";
import { bookingOrder } from "@keystead/domain/bookings";
import { and, eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, pageFrom, rowsBefore, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { nightsDue } from "#kernel/db/queries/received.ts";
import { booking, property, unit } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { BookingRow } from "../booking-store.ts";

export type ListedBooking = {
  readonly row: BookingRow;
  readonly propertyName: string;
  readonly timezone: string;
  readonly unitName: string | null;
  readonly inConflict: boolean;
};

type Filters = Partial<Omit<BookingQuery, "page" | "limit" | "after" | "sort">>;

/** Orders bookings of the same time by columns that the screen shows, so that every order is visible. */
const bySight = [inNameOrder(property.name), inNameOrder(unit.name), inNameOrder(booking.guestName)];

function sortsAt(now: Date) {
  const leaves = sql`${booking.outAt} > ${now.toISOString()}::timestamptz`;
  const came = sql`extract(epoch from ${booking.inAt})`;
  return {
    next: [
      sql`case when ${leaves} then 0 else 1 end`,
      sql`case when ${leaves} then ${came} else -${came} end`,
      ...bySight,
    ],
    checkIn: [booking.checkIn, ...bySight],
    checkOut: [booking.checkOut, ...bySight],
    guest: [inNameOrder(booking.guestName), booking.checkIn],
    property: [inNameOrder(property.name), booking.checkIn, inNameOrder(unit.name)],
    // Amounts in two currencies cannot be compared (R-A06), so they are grouped by currency.
    total: [booking.currency, booking.totalMinor, booking.checkIn],
  };
}

const dueMinor = nightsDue("booking");

/**
 * R-D03: another booking of the same unit, or of the whole property, at the same time. By default it is looked for
 * among all bookings.
 */
export const conflictAmong = (among: SQL = sql`true`) =>
  sql<boolean>`(booking.status = 'confirmed' and exists (select 1 from booking other
  where other.workspace_id = booking.workspace_id and other.property_id = booking.property_id
    and other.id <> booking.id and other.status = 'confirmed' and ${among}
    and other.in_at < booking.out_at and other.out_at > booking.in_at
    and (other.unit_id is null or booking.unit_id is null or other.unit_id = booking.unit_id)))`;

export const inConflict = conflictAmong();

export async function selectBookings(
  work: Work<WorkspaceScope>,
  { page, limit, after, sort, ...filters }: BookingQuery,
): Promise<{ readonly items: readonly ListedBooking[]; readonly total: number } & Onward> {
  const where = whereOf(work, filters);
  const paged = { page, limit, after };
  const { order, position, behind } = listedBy(sort ?? bookingOrder.defaultSort, sortsAt(work.now), {
    id: booking.id,
    after,
  });
  const found = await selectListed(work, { total: sql`(${countOf(work, where)})`, position })
    .where(and(where, behind))
    .orderBy(...order)
    .limit(rowsFor(paged))
    .offset(rowsBefore(paged));
  const { rows: items, onward } = pageFrom(found, paged);
  const first = page === 1 && after === undefined;
  const total = items[0]?.total ?? (first ? 0 : await countBookings(work, where));
  return { items, total, ...onward };
}

export async function findListedBooking(
  work: Work<WorkspaceScope>,
  id: string,
): Promise<ListedBooking | undefined> {
  const [item] = await selectListed(work, { total: sql`1`, position: sql`null` }).where(
    and(eq(booking.workspaceId, work.scope.workspaceId), eq(booking.id, id)),
  );
  return item;
}

/** The total is counted separately: a count over the lines themselves would need all of them before the first. */
function selectListed(
  { tx }: Work<WorkspaceScope>,
  { total, position }: { readonly total: SQL; readonly position: SQL<unknown> },
) {
  return tx
    .select({
      row: booking,
      propertyName: property.name,
      timezone: property.timezone,
      unitName: unit.name,
      inConflict,
      total: sql<number>`${total}`,
      position,
    })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)));
}

export type BookingSum = {
  readonly currency: string;
  readonly bookings: number;
  readonly nights: number;
  readonly totalMinor: number;
  readonly recordedMinor: number;
  readonly outstandingMinor: number;
};

/**
 * R-D10: the sums over all bookings that the filters find, by currency code; cancelled bookings only if the list
 * includes them. A cancelled booking costs nothing and owes nothing, but its recorded money counts.
 */
export async function sumBookings(
  work: Work<WorkspaceScope>,
  { page: _page, limit: _limit, after: _after, sort: _sort, ...filters }: Partial<BookingQuery>,
): Promise<readonly BookingSum[]> {
  const standing = sql`filter (where ${booking.status} = 'confirmed')`;
  return work.tx
    .select({
      currency: booking.currency,
      bookings: sql<number>`count(*)::int`,
      nights: sql<number>`coalesce(sum(${booking.checkOut}::date - ${booking.checkIn}::date) ${standing}, 0)::int`,
      totalMinor: sql<number>`coalesce(sum(${booking.totalMinor}) ${standing}, 0)::float8`,
      recordedMinor: sql<number>`coalesce(sum(${booking.recordedMinor}), 0)::float8`,
      outstandingMinor: sql<number>`coalesce(sum(greatest(${dueMinor} - ${booking.recordedMinor}, 0)) ${standing}, 0)::float8`,
    })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)))
    .where(
      and(
        whereOf(work, filters),
        filters.state?.includes("cancelled") === true ? undefined : eq(booking.status, "confirmed"),
      ),
    )
    .groupBy(booking.currency)
    .orderBy(booking.currency);
}

async function countBookings(work: Work<WorkspaceScope>, where: SQL | undefined): Promise<number> {
  const [row] = await countOf(work, where);
  return row?.total ?? 0;
}

function countOf({ tx }: Work<WorkspaceScope>, where: SQL | undefined) {
  return tx
    .select({ total: sql<number>`count(*)::int` })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)))
    .where(where);
}

function whereOf({ scope, now }: Work<WorkspaceScope>, filters: Filters): SQL | undefined {
  const { q, propertyId, unitId, state, money, from, to, conflict } = filters;
  const { recordedMinor } = booking;
  const at = sql`${now.toISOString()}::timestamptz`;
  return and(
    eq(booking.workspaceId, scope.workspaceId),
    propertyId === undefined ? undefined : eq(booking.propertyId, propertyId),
    unitId === undefined ? undefined : eq(booking.unitId, unitId),
    // A night is named by the day on which it begins, so the day of departure is not a night.
    from === undefined ? undefined : sql`${booking.checkOut} >= ${from}::date + interval '1 day'`,
    to === undefined ? undefined : sql`${booking.checkIn} < ${to}::date + interval '1 day'`,
    anyOf(state, {
      upcoming: sql`${booking.status} = 'confirmed' and ${booking.inAt} > ${at}`,
      in_house: sql`${booking.status} = 'confirmed' and ${booking.inAt} <= ${at} and ${booking.outAt} > ${at}`,
      completed: sql`${booking.status} = 'confirmed' and ${booking.outAt} <= ${at}`,
      cancelled: sql`${booking.status} = 'cancelled'`,
    }),
    anyOf(money, {
      // A cancelled booking owes nothing, and money that is still linked to it must be refunded.
      overpaid: sql`${recordedMinor} > case ${booking.status} when 'confirmed' then ${dueMinor} else 0 end`,
      paid: sql`${booking.status} = 'confirmed' and ${recordedMinor} = ${dueMinor}`,
      partially_paid: sql`${booking.status} = 'confirmed' and ${recordedMinor} > 0 and ${recordedMinor} < ${dueMinor}`,
      unpaid: sql`${booking.status} = 'confirmed' and ${recordedMinor} <= 0 and ${dueMinor} > 0`,
    }),
    conflict === undefined ? undefined : inConflict,
    foundIn(q, [booking.guestName, booking.guestEmail, booking.guestPhone, property.name, unit.name]),
  );
}

function anyOf<Word extends string>(
  words: readonly Word[] | undefined,
  meaning: Readonly<Record<Word, SQL>>,
): SQL | undefined {
  if (words === undefined || words.length === 0) return undefined;
  return sql`(${sql.join(
    words.map((word) => sql`(${meaning[word]})`),
    sql` or `,
  )})`;
}
