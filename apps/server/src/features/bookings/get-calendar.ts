import type { CalendarProperty, CalendarQuery, CalendarView } from "@keystead/contract/bookings";
import { bookingMoney, overlapsAmong } from "@keystead/domain/bookings";
import type { StandingBooking } from "@keystead/domain/bookings";
import { addDays, plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { tenantsInShort } from "@keystead/domain/leases";
import { deriveTurnovers } from "@keystead/domain/turnovers";

import type { Work } from "#kernel/work.ts";
import { findBlocksOf } from "./block-store.ts";
import type { StoredBlock } from "./block-store.ts";
import { nightsOf, stateOf, stayOf } from "./booking-view.ts";
import { findCalendarBookings, findCalendarLeases, findCalendarProperties } from "./calendar-store.ts";
import { findSeasonsOf } from "./season-store.ts";
import { seasonViews } from "./season-view.ts";

type StoredProperty = Awaited<ReturnType<typeof findCalendarProperties>>[number];
type StoredBooking = Awaited<ReturnType<typeof findCalendarBookings>>[number];
type StoredLease = Awaited<ReturnType<typeof findCalendarLeases>>[number];

/** All that stands on the days, in the same number of statements however many properties there are. */
export async function getCalendar(work: Work, query: CalendarQuery): Promise<CalendarView> {
  const from = plainDate(query.from);
  const days = { from, through: addDays(from, query.days - 1) };
  const properties = await findCalendarProperties(work, query.propertyId);
  const ids = properties.map(({ id }) => id);
  const answer = { from, days: query.days };
  if (ids.length === 0) return { ...answer, properties: [] };
  const bookings = await findCalendarBookings(work, ids, days);
  const blocks = await findBlocksOf(work, ids, days);
  const leases = await findCalendarLeases(work, ids, days);
  const seasons = (await findSeasonsOf(work, ids)).filter(
    ({ row }) => row.startsOn <= days.through && row.endsOn >= days.from,
  );
  return {
    ...answer,
    properties: properties.map((property) => {
      const own = <Of extends { readonly propertyId: string }>(all: readonly Of[]): readonly Of[] =>
        all.filter(({ propertyId }) => propertyId === property.id);
      return {
        ...propertyPart(property),
        seasons: seasonViews(seasons.filter(({ row }) => row.propertyId === property.id)),
        ...stays(own(bookings), { property, days, now: work.now }),
        blocks: own(blocks).map((block: StoredBlock) => ({ ...block })),
        leases: own(leases).map(leaseBar),
      };
    }),
  };
}

function propertyPart(property: StoredProperty) {
  const { id, name, city, currency, timezone, today, minGapMinutes, cleaningMinutes, units } = property;
  return {
    id,
    name,
    city,
    currency,
    timezone,
    today,
    checkInTime: property.checkInTime?.slice(0, 5) ?? "15:00",
    checkOutTime: property.checkOutTime?.slice(0, 5) ?? "11:00",
    minGapMinutes,
    cleaningMinutes,
    units,
  };
}

type Shown = {
  readonly property: StoredProperty;
  readonly days: { readonly from: string; readonly through: string };
  readonly now: Date;
};

/** Bars of the days alone; the stays behind them only end the windows of the turnovers. */
function stays(
  bookings: readonly StoredBooking[],
  { property, days, now }: Shown,
): Pick<CalendarProperty, "bookings" | "turnovers"> {
  const { timezone: zone, minGapMinutes, cleaningMinutes } = property;
  const standing = bookings.map((row): StandingBooking => ({
    ...stayOf(row),
    id: idOf(row.id),
    unitId: row.unitId,
    status: row.status,
  }));
  const inConflict = new Set<string>(overlapsAmong(standing, zone).flat());
  const shown = bookings.filter(({ checkIn }) => checkIn.slice(0, "2026-03-29".length) <= days.through);
  const ids = new Set(shown.map(({ id }) => id));
  return {
    bookings: shown.map((row) => ({
      id: row.id,
      version: row.version,
      unitId: row.unitId,
      guestName: row.guestName,
      ...stayOf(row),
      nights: nightsOf(row),
      state: stateOf(row, zone, now),
      money: bookingMoney(row.totalMinor, row.linkedMinor, row.status).state,
      inConflict: inConflict.has(row.id),
    })),
    turnovers: deriveTurnovers({ bookings: standing, zone, cleaningMinutes })
      .filter(({ bookingId }) => ids.has(bookingId))
      .map(({ bookingId, minutes, flags }) => ({
        bookingId,
        minutes,
        overlap: flags.includes("overlap"),
        backToBack: flags.includes("back_to_back"),
        tooShort: flags.includes("too_short"),
        shortGap: minutes !== null && minutes >= 0 && minutes < minGapMinutes,
      })),
  };
}

function leaseBar({ id, unitId, startsOn, endsOn, tenantName, coTenants }: StoredLease) {
  return { id, unitId, startsOn, endsOn, tenant: tenantsInShort(tenantName, coTenants) };
}
