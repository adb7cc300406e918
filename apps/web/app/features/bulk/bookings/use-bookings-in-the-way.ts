import type { CalendarView } from "@keystead/contract/bookings";
import {
  checkBlockedDates,
  findConflicts,
  MOST_CALENDAR_DAYS,
  type StandingBooking,
} from "@keystead/domain/bookings";
import {
  addDays,
  differenceInDays,
  localDateTime,
  type PlainDate,
  plainDate,
} from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import type { BookingSheetLine, BookingSheetRow } from "@keystead/domain/spreadsheet";
import { useQueries } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { useSettledValues } from "../../../ui/use-settled-values.ts";
import type { InTheWay } from "../sheet/first-problem.ts";

type Property = CalendarView["properties"][number];
export type MarkedRow = BookingSheetRow & { readonly inTheWay?: InTheWay };

/**
 * The lines, each marked with its conflicts in the calendar. Lines with blocked nights cannot be booked (R-D05) and
 * stay in the grid; an overlap with a booking or another line can be confirmed (R-D03). Lines are marked as the
 * responses of the calendar arrive.
 */
export function useBookingsInTheWay(rows: readonly BookingSheetRow[]): readonly MarkedRow[] {
  const spans = useSettledValues(spansOf(rows).join(" ")).settled.split(" ").filter(Boolean);
  const properties = useQueries({
    queries: spans.map((span) => {
      const [from = "", days = ""] = span.split("+");
      return query.bookings.calendar.queryOptions({ input: { from, days: Number(days) } });
    }),
    combine: (answers) => answers.flatMap(({ data }) => data?.properties ?? []),
  });
  const ready = rows.map((row) => (row.state === "ready" ? row.line : null));
  return rows.map((row, at): MarkedRow => {
    const line = ready[at] ?? null;
    if (line === null || row.state === "blank") return row;
    const others = ready.flatMap((other, index) =>
      index === at || other === null ? [] : [standing(other, index)],
    );
    const inTheWay = inTheWayOf(line, properties, others);
    if (inTheWay === null) return row;
    return inTheWay === "blocked"
      ? { ...row, state: "attention", line: null, inTheWay }
      : { ...row, inTheWay };
  });
}

/**
 * The days of the lines as "first+number", in ranges that fit into one response of the calendar; days without a line
 * are left out.
 */
function spansOf(rows: readonly BookingSheetRow[]): readonly string[] {
  const stays = rows.flatMap((row) =>
    row.state === "ready" && row.line !== null
      ? [{ from: plainDate(row.line.checkIn.slice(0, DAY)), to: plainDate(row.line.checkOut.slice(0, DAY)) }]
      : [],
  );
  const [first] = stays.map(({ from }) => from).toSorted();
  if (first === undefined) return [];
  const partOf = (day: PlainDate) => Math.floor(differenceInDays(first, day) / MOST_CALENDAR_DAYS);
  const parts = new Set(
    stays.flatMap(({ from, to }) =>
      Array.from({ length: partOf(to) - partOf(from) + 1 }, (_part, at) => partOf(from) + at),
    ),
  );
  return [...parts].map((part) => `${addDays(first, part * MOST_CALENDAR_DAYS)}+${MOST_CALENDAR_DAYS}`);
}

const DAY = "2026-03-29".length;

function inTheWayOf(
  line: BookingSheetLine,
  properties: readonly Property[],
  lines: readonly (StandingBooking & { readonly propertyId: string })[],
): InTheWay | null {
  const own = properties.filter(({ id }) => id === line.property.id);
  const stay = {
    unitId: line.unitId,
    checkIn: localDateTime(line.checkIn),
    checkOut: localDateTime(line.checkOut),
  };
  const blocked = own.flatMap(({ blocks }) =>
    blocks.flatMap(({ unitId, from, through }) =>
      daysOf(plainDate(from), plainDate(through)).map((date) => ({ unitId, date })),
    ),
  );
  if (!checkBlockedDates(stay, blocked).ok) return "blocked";
  const others = own.flatMap(({ bookings }) =>
    bookings.map(({ id, unitId, checkIn, checkOut }) => ({
      id: idOf<"booking">(id),
      unitId,
      status: "confirmed" as const,
      checkIn: localDateTime(checkIn),
      checkOut: localDateTime(checkOut),
    })),
  );
  const [property] = own;
  const { overlaps } = findConflicts({
    booking: { ...stay, id: null },
    others: [...others, ...lines.filter(({ propertyId }) => propertyId === line.property.id)],
    zone: property?.timezone ?? "UTC",
    minGapMinutes: 0,
  });
  return overlaps.length > 0 ? "overlap" : null;
}

function standing(
  { property, unitId, checkIn, checkOut }: BookingSheetLine,
  at: number,
): StandingBooking & { readonly propertyId: string } {
  return {
    id: idOf<"booking">(`line ${at}`),
    propertyId: property.id,
    unitId,
    status: "confirmed",
    checkIn: localDateTime(checkIn),
    checkOut: localDateTime(checkOut),
  };
}

function daysOf(from: PlainDate, through: PlainDate): readonly PlainDate[] {
  return Array.from({ length: differenceInDays(from, through) + 1 }, (_day, at) => addDays(from, at));
}
