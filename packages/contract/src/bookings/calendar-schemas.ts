import {
  BLOCK_REASON_LIMIT,
  bookingMoneyStates,
  bookingStates,
  MOST_CALENDAR_DAYS,
  SEASON_NAME_LIMIT,
} from "@keystead/domain/bookings";
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import { cleaningSigns, cleaningStates } from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import {
  requiredLine,
  Amount,
  AmountInput,
  Day,
  Id,
  CurrencyAmount,
  Named,
  Version,
  changeOf,
  listOf,
  text,
} from "../wire/index.ts";

const seasonFields = {
  propertyId: Id,
  /** Null: all units, or the whole property. */
  unitId: z.nullable(Id),
  /** The price applies to the property let as a whole; a unit as well is SEASON_OF_TWO_RENTABLES. */
  wholeProperty: z.boolean(),
  name: requiredLine(2 * SEASON_NAME_LIMIT, "NAME_REQUIRED"),
  startsOn: Day,
  /** The last day of the season, inclusive. */
  endsOn: Day,
  /** Per night in the property's currency. */
  rate: AmountInput,
  /** Nights; the domain checks the range 1 to 365 (MIN_STAY_OUT_OF_RANGE). */
  minStay: z.number({ error: "INVALID_NUMBER" }),
};

export const NewSeason = z.strictObject({
  ...seasonFields,
  unitId: z._default(seasonFields.unitId, null),
  wholeProperty: z._default(seasonFields.wholeProperty, false),
  minStay: z._default(seasonFields.minStay, 1),
});
export type NewSeason = z.infer<typeof NewSeason>;
const { propertyId: _property, ...changing } = seasonFields;
export const SeasonChange = z.strictObject({ id: Id, version: Version, ...changeOf(changing) });
export type SeasonChange = z.infer<typeof SeasonChange>;

export const SeasonView = z.object({
  id: z.string(),
  version: z.number(),
  propertyId: z.string(),
  unit: z.nullable(Named),
  wholeProperty: z.boolean(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  rate: Amount,
  currency: z.string(),
  minStay: z.number(),
  /** Another season of the same unit has one of its days: the rule of precedence decides there (R-D06). */
  overlaps: z.boolean(),
});
export type SeasonView = z.infer<typeof SeasonView>;

/** The seasons of one property, by their first day. */
export const SeasonQuery = z.strictObject({ propertyId: Id });
export const SeasonList = listOf(SeasonView);

/** Copies move both days by a year (R-D15). */
export const SeasonCopy = z.strictObject({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
});
export const SeasonsMade = z.object({ seasons: z.array(SeasonView) });

const blockFields = {
  propertyId: Id,
  /** Null: the whole property. */
  unitId: z.nullable(Id),
  /** The first night. */
  from: Day,
  /** The last night. */
  through: Day,
  reason: text(BLOCK_REASON_LIMIT),
};
export const NewBlock = z.strictObject({
  ...blockFields,
  unitId: z._default(blockFields.unitId, null),
  reason: z._default(blockFields.reason, ""),
});
export type NewBlock = z.infer<typeof NewBlock>;
export const BlockChange = z.strictObject({ id: Id, version: Version, ...changeOf(blockFields) });
export type BlockChange = z.infer<typeof BlockChange>;

/** Nights that cannot be sold, from the first to the last (R-D05). */
export const BlockView = z.object({
  id: z.string(),
  version: z.number(),
  propertyId: z.string(),
  unitId: z.nullable(z.string()),
  from: z.string(),
  through: z.string(),
  reason: z.string(),
});
export type BlockView = z.infer<typeof BlockView>;

const Days = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_CALENDAR_DAYS));

export const CalendarQuery = z.strictObject({ from: Day, days: Days, propertyId: z.optional(Id) });
export type CalendarQuery = z.infer<typeof CalendarQuery>;

export const CalendarBooking = z.object({
  id: z.string(),
  version: z.number(),
  unitId: z.nullable(z.string()),
  guestName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.number(),
  state: z.enum(bookingStates),
  money: z.enum(bookingMoneyStates),
  inConflict: z.boolean(),
});
export type CalendarBooking = z.infer<typeof CalendarBooking>;

/** A cleaning as its sign shows it: its progress or its problem, and its cleaner. */
export const Cleaning = z.object({
  turnoverId: z.string(),
  sign: z.enum(cleaningSigns),
  state: z.enum(cleaningStates),
  cleaner: z.nullable(z.string()),
});
export type Cleaning = z.infer<typeof Cleaning>;

/** A cleaning in the calendar: after a booking, or a manual one. */
export const CalendarCleaning = z.extend(Cleaning, {
  /** Null for a manual cleaning, and if the booking was deleted. */
  bookingId: z.nullable(z.string()),
  unitId: z.nullable(z.string()),
  /** The planned time, local to the property. */
  from: z.string(),
  to: z.string(),
  /** The deadline of the cleaning; null if no arrival follows. */
  nextArrival: z.nullable(z.string()),
});
export type CalendarCleaning = z.infer<typeof CalendarCleaning>;

/** A property with everything that touches the requested days. */
export const CalendarProperty = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  currency: z.string(),
  timezone: z.string(),
  /** The property's own day (R-Z03). */
  today: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  minGapMinutes: z.number(),
  cleaningMinutes: z.number(),
  /** Empty: the property is let as a whole. */
  units: z.array(Named),
  seasons: z.array(SeasonView),
  bookings: z.array(CalendarBooking),
  blocks: z.array(BlockView),
  /** The leases of a property that is let both ways. */
  leases: z.array(
    z.object({
      id: z.string(),
      unitId: z.nullable(z.string()),
      tenant: z.string(),
      startsOn: z.string(),
      endsOn: z.nullable(z.string()),
    }),
  ),
  /** R-E01, R-E03: between a check-out and the next check-in of a unit; `minutes` is null if no arrival follows. */
  turnovers: z.array(
    z.object({
      bookingId: z.string(),
      minutes: z.nullable(z.number()),
      overlap: z.boolean(),
      backToBack: z.boolean(),
      tooShort: z.boolean(),
      /** Less than the property's minimum gap (R-D04). */
      shortGap: z.boolean(),
    }),
  ),
  /**
   * All cleanings whose window begins on these days or that are planned for one, in the order of their planned start.
   */
  cleanings: z.array(CalendarCleaning),
});
export type CalendarProperty = z.infer<typeof CalendarProperty>;

/** Properties that are let by the night (R-D11), by name; or the requested one, whatever its mode. */
export const CalendarView = z.object({
  from: z.string(),
  days: z.number(),
  properties: z.array(CalendarProperty),
});
export type CalendarView = z.infer<typeof CalendarView>;

/** A booking that arrives or leaves within the days, or is in house now. */
export const OutlookBooking = z.object({
  id: z.string(),
  guestName: z.string(),
  guestsCount: z.nullable(z.number()),
  property: Named,
  unit: z.nullable(Named),
  /** The property's own day (R-Z03). */
  today: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  money: z.enum(bookingMoneyStates),
  inConflict: z.boolean(),
  /** The turnover after it, with its cleaner; null if none is planned. */
  cleaning: z.nullable(Cleaning),
});
export type OutlookBooking = z.infer<typeof OutlookBooking>;

/** The next days of short-term letting; active properties only. */
export const Outlook = z.object({
  /** Units that can be sold tonight, and how many of them are sold. `rentables` is 0 if nothing is let by the night. */
  tonight: z.object({ rentables: z.number(), sold: z.number() }),
  /** In the order of their times. */
  arrivals: z.array(OutlookBooking),
  departures: z.array(OutlookBooking),
  /** Bookings from today on that overlap another one (R-D03). */
  conflicts: z.number(),
  /**
   * Bookings that have begun or begin within the days: how many are not fully paid, and what is outstanding, per
   * currency.
   */
  unpaid: z.object({ bookings: z.number(), outstanding: z.array(CurrencyAmount) }),
});
export type Outlook = z.infer<typeof Outlook>;

/**
 * The secret calendar address (iCalendar) of a property or of one of its units: read-only, and off until it is created.
 */
export const FeedView = z.object({
  /** Null: the whole property, with all its units. */
  unitId: z.nullable(z.string()),
  /** Null: no address exists, or it cannot be shown again because the server's secret was changed. */
  url: z.nullable(z.string()),
  isOpen: z.boolean(),
  withGuests: z.boolean(),
  madeAt: z.nullable(z.string()),
  /** Everything at this property that can have an address: the whole property (`unit` null), then its units by name. */
  rentables: z.array(z.object({ unit: z.nullable(Named), isOpen: z.boolean() })),
});
export type FeedView = z.infer<typeof FeedView>;
/** Without a unit: the whole property. */
export const FeedQuery = z.strictObject({ propertyId: Id, unitId: z.optional(Id) });
export type FeedQuery = z.infer<typeof FeedQuery>;
/** `renew` replaces the address, and the previous one stops working. Without an address, one is created anyway. */
export const FeedChange = z.strictObject({
  ...FeedQuery.shape,
  withGuests: z.boolean(),
  renew: z._default(z.boolean(), false),
});
export type FeedChange = z.infer<typeof FeedChange>;
