import type {
  BookingDetail,
  BookingQuote,
  CalendarBooking,
  CalendarCleaning,
  CalendarProperty,
  SeasonView,
} from "@keystead/contract/bookings";
import type { MemberRole } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";

import { membershipOf } from "./membership.ts";
import { subscription } from "./subscription.ts";
import { answerWith, type Sent } from "../wire.ts";

const id = (kind: string, number: number) =>
  `00000000-0000-4000-8000-${kind}${String(number).padStart(8, "0")}`;

export const aBooking = (number: number, more: Partial<CalendarBooking> = {}): CalendarBooking => ({
  id: id("b000", number),
  version: 1,
  unitId: null,
  guestName: "Anna Keller",
  checkIn: "2026-12-12T15:00",
  checkOut: "2026-12-15T11:00",
  nights: 3,
  state: "upcoming",
  money: "unpaid",
  inConflict: false,
  ...more,
});

export const aCleaning = (more: Partial<CalendarCleaning> = {}): CalendarCleaning => ({
  turnoverId: id("c000", 1),
  sign: "confirmed",
  state: "confirmed",
  cleaner: "Rosa",
  bookingId: null,
  unitId: null,
  from: "2026-12-18T11:00",
  to: "2026-12-18T14:00",
  nextArrival: null,
  ...more,
});

export const aSeason = (number: number, more: Partial<SeasonView> = {}): SeasonView => ({
  id: id("5000", number),
  version: 1,
  propertyId: id("a000", 1),
  unit: null,
  wholeProperty: false,
  name: "Low season",
  startsOn: "2026-11-01",
  endsOn: "2026-11-30",
  rate: "96.00",
  currency: "EUR",
  minStay: 1,
  overlaps: false,
  ...more,
});

export const aCalendarProperty = (more: Partial<CalendarProperty> = {}): CalendarProperty => ({
  id: id("a000", 1),
  name: "Casa Azul",
  city: "Lisbon",
  currency: "EUR",
  timezone: "Europe/Lisbon",
  today: "2026-11-19",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  minGapMinutes: 180,
  cleaningMinutes: 180,
  units: [],
  seasons: [],
  bookings: [],
  blocks: [],
  leases: [],
  turnovers: [],
  cleanings: [],
  ...more,
});

export const gardenFlat = { id: id("c000", 1), name: "Garden flat" };
export const roofFlat = { id: id("c000", 2), name: "Roof flat" };

/** Two flats in Lisbon in the week of 14 December, with Anna from the 15th to the 18th in one of them. */
export const casaAzul = aCalendarProperty({
  units: [gardenFlat, roofFlat],
  seasons: [aSeason(1, { name: "Winter", startsOn: "2026-11-01", endsOn: "2027-02-28", rate: "96.00" })],
  bookings: [
    aBooking(1, {
      unitId: gardenFlat.id,
      guestName: "Anna Keller",
      checkIn: "2026-12-15T15:00",
      checkOut: "2026-12-18T11:00",
    }),
  ],
});

/** The price of Camille's booking: three winter nights, without conflicts. */
export const aQuote = (more: Partial<BookingQuote> = {}): BookingQuote => ({
  refusal: null,
  nights: 3,
  nightPrices: ["2026-12-21", "2026-12-22", "2026-12-23"].map((date) => ({
    date,
    rate: "96.00",
    season: "Winter",
    kept: false,
  })),
  total: "288.00",
  currency: "EUR",
  unitsTogether: null,
  season: { name: "Winter", rate: "96.00", minStay: 1 },
  overlaps: [],
  shortGaps: [],
  leases: [],
  minimumStay: null,
  complimentary: 0,
  blocked: [],
  free: null,
  ...more,
});

/** Anna's booking as its page gets it. */
export const annasBooking = (more: Partial<BookingDetail> = {}): BookingDetail => ({
  id: id("b000", 1),
  version: 1,
  property: { id: casaAzul.id, name: casaAzul.name },
  unit: gardenFlat,
  timezone: casaAzul.timezone,
  guestName: "Anna Keller",
  guestEmail: "",
  guestPhone: "",
  guestsCount: null,
  checkIn: "2026-12-15T15:00",
  checkOut: "2026-12-18T11:00",
  nights: 3,
  status: "confirmed",
  state: "upcoming",
  currency: "EUR",
  rateMode: "seasonal",
  dailyRate: null,
  total: "288.00",
  notes: "",
  money: { state: "unpaid", recorded: "0.00", outstanding: "288.00", credit: "0.00" },
  inConflict: false,
  createdAt: "2026-11-01T09:00:00.000Z",
  nightPrices: [],
  cleaning: [],
  payments: [],
  overlaps: [],
  shortGaps: [],
  leases: [],
  ...more,
});

type House = {
  readonly properties?: readonly CalendarProperty[];
  readonly quote?: BookingQuote | ((checkIn: string | undefined) => BookingQuote);
  readonly booking?: BookingDetail;
  readonly role?: MemberRole;
  readonly plan?: Plan;
  /** The answer to a change; by default a change stays unanswered. */
  readonly onChange?: (requested: Sent) => Response;
  /** A property's own record is answered only after this. */
  readonly propertyAfter?: Promise<void>;
};

/** Answers like a workspace with these calendar records. */
export function serveCalendar(house: House = {}): void {
  const { properties = [casaAzul], quote = aQuote(), booking = annasBooking() } = house;
  const { role = "owner", plan = "pro", onChange } = house;
  answerWith((requested) => {
    const { method, path, query } = requested;
    if (method !== "GET") return onChange?.(requested) ?? new Promise(() => {});
    const property = properties.find(
      ({ id: one }) => path === `/api/v1/properties/${one}` || query["propertyId"] === one,
    );
    const answers: Readonly<Record<string, object>> = {
      "/api/v1/calendar": { from: query["from"], days: Number(query["days"]), properties },
      "/api/v1/bookings/quote": typeof quote === "function" ? quote(query["checkIn"]) : quote,
      [`/api/v1/bookings/${booking.id}`]: booking,
      "/api/v1/workspaces": membershipOf(role),
      "/api/v1/subscription": subscription({ properties: 1, units: 2 }, plan),
      "/api/v1/properties/names": {
        items: properties.map(({ id: one, name }) => ({ id: one, name })),
        more: false,
      },
      "/api/v1/units/names": {
        items: (property?.units ?? properties.flatMap(({ units }) => units)).map((unit) => ({
          ...unit,
          archived: false,
        })),
        more: false,
      },
      ...(property === undefined ? {} : { [`/api/v1/properties/${property.id}`]: propertyOf(property) }),
    };
    const answer = answers[path];
    if (answer === undefined) return new Promise(() => {});
    const response = Response.json(answer);
    return path === `/api/v1/properties/${property?.id}` && house.propertyAfter !== undefined
      ? house.propertyAfter.then(() => response)
      : response;
  });
}

const propertyOf = ({
  id: one,
  name,
  city,
  currency,
  timezone,
  checkInTime,
  checkOutTime,
}: CalendarProperty) => ({
  id: one,
  version: 1,
  name,
  rentalMode: "daily",
  address: "",
  city,
  country: null,
  propertyType: "residential",
  currency,
  timezone,
  status: "active",
  checkInTime,
  checkOutTime,
  notes: "",
  createdAt: "2026-01-01T09:00:00.000Z",
});
