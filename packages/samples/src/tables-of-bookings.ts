import { nightsOf, sumLines } from "@keystead/domain/bookings";
import type { LineOfBooking } from "@keystead/domain/bookings";
import { addDays, instantOf, localAt } from "@keystead/domain/calendar";
import type { LocalDateTime, PlainDate } from "@keystead/domain/calendar";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT } from "@keystead/domain/properties";

import type { BookingRecipe, PropertyRecipe } from "./portfolio-recipe.ts";

export type BookingLine = {
  readonly id: string;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly guestsCount: number;
  readonly checkIn: LocalDateTime;
  readonly checkOut: LocalDateTime;
  readonly inAt: Date;
  readonly outAt: Date;
  readonly currency: string;
  readonly rateMode: "seasonal";
  readonly dailyRateMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  readonly overlapConfirmed: boolean;
};
/** A line beside the nights of a booking, with its position among the lines of that booking. */
export type PriceLine = LineOfBooking & { readonly bookingId: string; readonly position: number };
export type NightLine = {
  readonly id: string;
  readonly bookingId: string;
  readonly date: PlainDate;
  readonly rateMinor: number;
};
export type BlockedLine = {
  readonly id: string;
  readonly blockId: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly date: PlainDate;
  readonly reason: string;
};
export type SeasonLine = { readonly id: string; readonly propertyId: string } & NonNullable<
  PropertyRecipe["seasons"]
>[number];

/** A guest's payment, as the ledger needs it. */
export type BookingPaid = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly bookingId: string;
  readonly amountMinor: number;
  readonly on: PlainDate;
  readonly note: string;
};

/** Plain rows of short-term lets, ready to be stored. */
export type BookingTables = {
  readonly bookings: BookingLine[];
  readonly nights: NightLine[];
  readonly priceLines: PriceLine[];
  readonly blocked: BlockedLine[];
  readonly seasons: SeasonLine[];
  readonly paid: BookingPaid[];
};

type PropertyWithUnits = {
  readonly property: { readonly id: string; readonly currency: string; readonly timezone: string };
  readonly unitIds: readonly string[];
};

/** The bookings, blocked nights and seasons of a property, with the derived instants and nights (R-D01, R-D02). */
export function tablesOfBookings(
  recipe: Pick<PropertyRecipe, "bookings" | "blocks" | "seasons">,
  home: PropertyWithUnits,
  newId: () => string,
): BookingTables {
  const tables: BookingTables = {
    bookings: [],
    nights: [],
    priceLines: [],
    blocked: [],
    seasons: [],
    paid: [],
  };
  for (const booking of recipe.bookings ?? []) addBooking(tables, booking, { home, newId });
  for (const { unit, from, through, reason } of recipe.blocks ?? []) {
    const [blockId, unitId] = [newId(), unitAt(home, unit)];
    for (let date = from; date <= through; date = addDays(date, 1))
      tables.blocked.push({ id: newId(), blockId, propertyId: home.property.id, unitId, date, reason });
  }
  for (const season of recipe.seasons ?? [])
    tables.seasons.push({ id: newId(), propertyId: home.property.id, ...season });
  return tables;
}

function addBooking(
  tables: BookingTables,
  booking: BookingRecipe,
  { home, newId }: { readonly home: PropertyWithUnits; readonly newId: () => string },
): void {
  const { id: propertyId, currency, timezone } = home.property;
  const [id, unitId] = [newId(), booking.unit === null ? null : unitAt(home, booking.unit)];
  const stay = {
    checkIn: localAt(booking.from, DEFAULT_CHECK_IN),
    checkOut: localAt(booking.to, DEFAULT_CHECK_OUT),
  };
  const dates = nightsOf(stay);
  const { totalMinor, lines = [] } = booking;
  const rateMinor = Math.floor(totalMinor / dates.length);
  tables.bookings.push({
    id,
    propertyId,
    unitId,
    guestName: booking.guest,
    guestEmail: booking.email,
    guestsCount: booking.guests,
    ...stay,
    inAt: new Date(instantOf(stay.checkIn, timezone)),
    outAt: new Date(instantOf(stay.checkOut, timezone)),
    currency,
    rateMode: "seasonal",
    dailyRateMinor: rateMinor,
    totalMinor,
    discountMinor: sumLines(lines).discount,
    overlapConfirmed: booking.overlaps,
  });
  tables.priceLines.push(...lines.map((line, position) => ({ ...line, bookingId: id, position })));
  dates.forEach((date, at) => {
    const rest = at === 0 ? totalMinor - rateMinor * dates.length : 0;
    tables.nights.push({ id: newId(), bookingId: id, date, rateMinor: rateMinor + rest });
  });
  if (booking.paid !== null)
    tables.paid.push({ propertyId, unitId, bookingId: id, amountMinor: totalMinor, ...booking.paid });
}

function unitAt({ unitIds }: PropertyWithUnits, number: number): string {
  const id = unitIds[number];
  if (id === undefined) throw new Error(`A stay in unit ${number}, which is none.`);
  return id;
}
