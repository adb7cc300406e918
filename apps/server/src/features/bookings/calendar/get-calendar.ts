import type { CalendarProperty, CalendarQuery, CalendarView } from "@keystead/contract/bookings";
import { bookingMoney, nightsDueMinor } from "@keystead/domain/bookings";
import { addDays, plainDate } from "@keystead/domain/calendar";
import { tenantsInShort } from "@keystead/domain/leases";
import { windowFlags, windowMinutes } from "@keystead/domain/turnovers";

import type { Work } from "#kernel/work.ts";
import { findBlocksOf } from "../blocks/block-store.ts";
import type { StoredBlock } from "../blocks/block-store.ts";
import { nightCount, stateOf, bookedDates } from "../booking-view.ts";
import { findCalendarBookings, findCalendarLeases, findCalendarProperties } from "./calendar-store.ts";
import { calendarCleaning } from "./cleanings.ts";
import { findSeasonsOf } from "../seasons/season-store.ts";
import { seasonViews } from "../seasons/season-view.ts";

type StoredProperty = Awaited<ReturnType<typeof findCalendarProperties>>[number];
type StoredPosting = Awaited<ReturnType<typeof findCalendarBookings>>[number];
type StoredLease = Awaited<ReturnType<typeof findCalendarLeases>>[number];

/** Everything in the calendar on these days, in the same number of statements however many properties there are. */
export async function getCalendar(work: Work, query: CalendarQuery): Promise<CalendarView> {
  const from = plainDate(query.from);
  const days = { from, through: addDays(from, query.days - 1) };
  const properties = await findCalendarProperties(work, query.propertyId, days);
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
        ...stays(own(bookings), property, work.now),
        blocks: own(blocks).map((block: StoredBlock) => ({ ...block })),
        leases: own(leases).map(leaseBar),
        cleanings: property.turnovers.map((turnover) => calendarCleaning(turnover, property)),
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

/** The bars of the bookings with the windows of their turnovers, which the turnover board shows in the same way. */
function stays(
  bookings: readonly StoredPosting[],
  { timezone: zone, minGapMinutes, cleaningMinutes }: StoredProperty,
  now: Date,
): Pick<CalendarProperty, "bookings" | "turnovers"> {
  return {
    bookings: bookings.map((row) => ({
      id: row.id,
      version: row.version,
      unitId: row.unitId,
      guestName: row.guestName,
      ...bookedDates(row),
      nights: nightCount(row),
      state: stateOf(row, zone, now),
      money: bookingMoney(nightsDueMinor(row), row.recordedMinor, row.status).state,
      inConflict: row.inConflict,
    })),
    turnovers: bookings.flatMap(({ id, windowStart, windowEnd }) => {
      if (windowStart === null) return [];
      const window = { startMs: windowStart, endMs: windowEnd };
      const minutes = windowMinutes(window);
      const flags = windowFlags({ window, zone, cleaningMinutes });
      return [
        {
          bookingId: id,
          minutes,
          overlap: flags.includes("overlap"),
          backToBack: flags.includes("back_to_back"),
          tooShort: flags.includes("too_short"),
          shortGap: minutes !== null && minutes >= 0 && minutes < minGapMinutes,
        },
      ];
    }),
  };
}

function leaseBar({ id, unitId, startsOn, endsOn, tenantName, coTenants }: StoredLease) {
  return { id, unitId, startsOn, endsOn, tenant: tenantsInShort(tenantName, coTenants) };
}
