import type { CalendarBooking, CalendarCleaning, CalendarProperty } from "@keystead/contract/bookings";
import { addDays, type PlainDate } from "@keystead/domain/calendar";

import { localDay, type TapeRange, tapeRows } from "../tape-chart/tape-layout.ts";
import { type TapeTurnover, turnoversOf } from "../tape-chart/tape-turnovers.ts";

/** A booking with its property and unit. */
export type AgendaBooking = {
  readonly booking: CalendarBooking;
  readonly property: CalendarProperty;
  readonly unit: string | null;
};

/** A cleaning with its property and unit, and the turnover it belongs to if one guest leaves as another arrives. */
export type AgendaCleaning = {
  readonly cleaning: CalendarCleaning;
  readonly property: CalendarProperty;
  readonly unit: string | null;
  readonly between: TapeTurnover | null;
};

/** What happens on a day, and who stays through it. */
export type AgendaDay = {
  readonly day: PlainDate;
  readonly departures: readonly AgendaBooking[];
  /** All cleanings of the day, between two guests or not. */
  readonly cleanings: readonly AgendaCleaning[];
  readonly arrivals: readonly AgendaBooking[];
  /** Bookings that neither arrive nor depart that day. */
  readonly inHouse: readonly AgendaBooking[];
};

/** Day by day, each group by time. A booking is listed once a day, even if it takes several units. */
export function agendaOf(properties: readonly CalendarProperty[], range: TapeRange): readonly AgendaDay[] {
  const stays = properties.flatMap((property) =>
    // Bookings at the same time are in the order of the units, as on the chart.
    property.bookings
      .map((booking) => ({ booking, at: property.units.findIndex(({ id }) => id === booking.unitId) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ booking, at }) => ({ booking, property, unit: property.units[at]?.name ?? null })),
  );
  const between = new Map(
    properties
      .flatMap((property) => tapeRows(property, range))
      .flatMap((row) => turnoversOf(row, range.days))
      .flatMap((one) => (one.cleaning === null ? [] : [[one.cleaning.turnoverId, one] as const])),
  );
  const cleanings = properties.flatMap((property) =>
    property.cleanings.map((cleaning) => ({
      cleaning,
      property,
      unit: property.units.find(({ id }) => id === cleaning.unitId)?.name ?? null,
      between: between.get(cleaning.turnoverId) ?? null,
    })),
  );
  return Array.from({ length: range.days }, (_, number) => addDays(range.from, number)).map((day) => ({
    day,
    departures: stays
      .filter(({ booking }) => localDay(booking.checkOut) === day)
      .toSorted((a, b) => byText(a.booking.checkOut, b.booking.checkOut)),
    cleanings: cleanings
      .filter(({ cleaning }) => localDay(cleaning.from) === day)
      .toSorted((a, b) => byText(a.cleaning.from, b.cleaning.from)),
    arrivals: stays
      .filter(({ booking }) => localDay(booking.checkIn) === day)
      .toSorted((a, b) => byText(a.booking.checkIn, b.booking.checkIn)),
    inHouse: stays.filter(
      ({ booking }) => localDay(booking.checkIn) < day && day < localDay(booking.checkOut),
    ),
  }));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Whether nothing happens on a day and nobody stays. */
export function isQuiet({ departures, cleanings, arrivals, inHouse }: AgendaDay): boolean {
  return departures.length + cleanings.length + arrivals.length + inHouse.length === 0;
}

/** "Garden, Roof, Studio": the units of the guests in house. */
export function agendaRentables(stays: readonly AgendaBooking[]): string {
  return stays.map(({ property, unit }) => unit ?? property.name).join(", ");
}
