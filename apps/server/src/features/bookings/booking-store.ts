import { sumLines } from "@keystead/domain/bookings";
import type { LineOfBooking, NightPrice } from "@keystead/domain/bookings";
import { plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { and, asc, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { booking, bookingLine, bookingNight } from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { insertBookingLines, lineSums } from "./lines/booking-line-store.ts";
import type { StoredLineSums } from "./lines/booking-line-store.ts";

export type BookingRow = typeof booking.$inferSelect;
/** A locked booking with the sums of its lines. */
export type LockedBooking = BookingRow & { readonly lineSums: StoredLineSums };
export type BookingFields = Omit<
  BookingRow,
  | "workspaceId"
  | "id"
  | "version"
  | "createdAt"
  | "updatedAt"
  | "createdBy"
  | "guestsSealed"
  | "discountMinor"
  | "recordedMinor"
  | "channelRemitsTax"
  | "payoutOn"
>;

/** A booking in its stored form with its nights, and with its lines if there are any. */
export type BookingToStore = {
  readonly fields: BookingFields;
  readonly nights: readonly NightPrice[];
  readonly lines?: readonly LineOfBooking[];
};

export async function findBooking(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(booking).where(byId(scope, id));
  return row;
}

/**
 * Locks the booking with its property and unit until the transaction ends, the property first, so that other bookings
 * there wait. A property to which the booking moves is locked together with its own.
 */
export async function lockBooking(
  work: Work<WorkspaceScope>,
  id: string,
  to: { readonly propertyId?: string | undefined } = {},
): Promise<LockedBooking | undefined> {
  const { tx, scope } = work;
  const own = (column: string): SQL =>
    sql`select ${sql.identifier(column)} from booking where workspace_id = ${scope.workspaceId}::uuid and id = ${id}::uuid`;
  await lockInOrder(work, [
    {
      table: "property",
      ids:
        to.propertyId === undefined
          ? own("property_id")
          : sql`${own("property_id")} union select ${to.propertyId}::uuid`,
      strength: "no key update",
    },
    { table: "unit", ids: own("unit_id"), strength: "key share" },
    { table: "booking", ids: [id], strength: "update" },
  ]);
  const [found] = await tx.select({ row: booking, lineSums }).from(booking).where(byId(scope, id));
  return found === undefined ? undefined : { ...found.row, lineSums: found.lineSums };
}

/** Locks several bookings with their properties, always in the same order. Missing bookings are left out. */
export async function lockBookings(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<readonly BookingRow[]> {
  const { tx, scope } = work;
  const mine = and(eq(booking.workspaceId, scope.workspaceId), inArray(booking.id, [...ids]));
  await lockInOrder(work, [
    {
      table: "property",
      ids: tx.select({ id: booking.propertyId }).from(booking).where(mine).getSQL(),
      strength: "no key update",
    },
    { table: "booking", ids, strength: "update" },
  ]);
  return tx.select().from(booking).where(mine).orderBy(asc(booking.id));
}

/** The nights of a booking as they were sold, in order. */
export async function findNights(
  { tx, scope }: Work<WorkspaceScope>,
  bookingId: string,
): Promise<readonly NightPrice[]> {
  const rows = await tx
    .select()
    .from(bookingNight)
    .where(and(eq(bookingNight.workspaceId, scope.workspaceId), eq(bookingNight.bookingId, bookingId)))
    .orderBy(asc(bookingNight.date));
  return rows.map(({ date, rateMinor, seasonId, seasonName }) => ({
    date: plainDate(date),
    rateMinor,
    source:
      seasonId === null || seasonName === null
        ? { kind: "daily_rate" }
        : { kind: "season", seasonId: idOf(seasonId), name: seasonName },
  }));
}

/** Inserts any number of bookings in two statements, or three if there are lines. */
export async function insertBookings(
  { tx, scope, now }: Work<ActorScope>,
  stays: readonly (BookingToStore & { readonly id: string })[],
): Promise<void> {
  const { workspaceId, userId } = scope;
  await tx.insert(booking).values(
    stays.map(({ id, fields, lines = [] }) => ({
      ...fields,
      id,
      workspaceId,
      discountMinor: sumLines(lines).discount,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertNights(
    { tx, scope, now },
    stays.flatMap(({ id, nights }) => nights.map((night) => ({ bookingId: id, night }))),
  );
  await insertBookingLines(
    { tx, scope },
    stays.map(({ id, lines = [] }) => ({ id, lines })),
  );
}

async function insertNights(
  { tx, scope }: Work<WorkspaceScope>,
  nights: readonly { readonly bookingId: string; readonly night: NightPrice }[],
): Promise<void> {
  const rows = nights.map(({ bookingId, night: { date, rateMinor, source } }) => ({
    bookingId,
    date,
    rateMinor,
    seasonId: source.kind === "season" ? source.seasonId : null,
    seasonName: source.kind === "season" ? source.name : null,
  }));
  await tx.execute(sql`insert into booking_night (workspace_id, booking_id, date, rate_minor, season_id, season_name)
    select ${scope.workspaceId}::uuid, n."bookingId", n.date, n."rateMinor", n."seasonId", n."seasonName"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n("bookingId" uuid, date date, "rateMinor" bigint, "seasonId" uuid, "seasonName" text)`);
}

/** The caller must have locked the row. If nights are given, they replace the old ones. */
export async function writeBooking(
  work: Work<WorkspaceScope>,
  before: Pick<BookingRow, "id" | "version">,
  { fields, nights }: { readonly fields: Partial<BookingFields>; readonly nights?: readonly NightPrice[] },
): Promise<void> {
  const { tx, scope, now } = work;
  await tx
    .update(booking)
    .set({ ...fields, version: before.version + 1, updatedAt: now })
    .where(byId(scope, before.id));
  if (nights === undefined) return;
  await tx
    .delete(bookingNight)
    .where(and(eq(bookingNight.workspaceId, scope.workspaceId), eq(bookingNight.bookingId, before.id)));
  await insertNights(
    work,
    nights.map((night) => ({ bookingId: before.id, night })),
  );
}

/** For the trash: the bookings with their nights and lines. */
export function bookingParts(
  ids: readonly string[],
): readonly TrashPart<"booking" | "booking_night" | "booking_line">[] {
  return [
    { table: booking, where: inArray(booking.id, [...ids]) },
    { table: bookingNight, where: inArray(bookingNight.bookingId, [...ids]) },
    { table: bookingLine, where: inArray(bookingLine.bookingId, [...ids]) },
  ];
}

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(booking.workspaceId, scope.workspaceId), eq(booking.id, id));
}
