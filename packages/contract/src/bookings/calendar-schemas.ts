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
  /** What the property costs where it is let as a whole; of no unit then (SEASON_OF_TWO_PLACES). */
  wholeProperty: z.boolean(),
  name: requiredLine(2 * SEASON_NAME_LIMIT, "NAME_REQUIRED"),
  startsOn: Day,
  /** The last day of the season, inclusive. */
  endsOn: Day,
  /** Per night in the property's currency. */
  rate: AmountInput,
  /** Nights; 1 to 365 is the domain's to say (MIN_STAY_OUT_OF_RANGE). */
  minStay: z.number({ error: "INVALID_NUMBER" }),
};

export const NewSeason = z.strictObject({
  ...seasonFields,
  unitId: z._default(seasonFields.unitId, null),
  wholeProperty: z._default(seasonFields.wholeProperty, false),
  minStay: z._default(seasonFields.minStay, 1),
});
export type NewSeason = z.infer<typeof NewSeason>;
const { propertyId: _place, ...changing } = seasonFields;
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
  /** Another season of the same place holds one of its days: the rule of precedence decides there (R-D06). */
  overlaps: z.boolean(),
});
export type SeasonView = z.infer<typeof SeasonView>;

/** Of one property, by their first day. */
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

/** A cleaning as its sign shows it: how far it is or what is in its way, and who does it. */
export const Cleaning = z.object({
  turnoverId: z.string(),
  sign: z.enum(cleaningSigns),
  state: z.enum(cleaningStates),
  cleaner: z.nullable(z.string()),
});
export type Cleaning = z.infer<typeof Cleaning>;

/** One of the calendar: of a stay that ends, or one that the host asked for besides. */
export const CalendarCleaning = z.extend(Cleaning, {
  /** Null for one that is of no stay, or whose stay is gone. */
  bookingId: z.nullable(z.string()),
  unitId: z.nullable(z.string()),
  /** When it is planned, by the clock of the property. */
  from: z.string(),
  to: z.string(),
  /** By when the place has to be clean; null while nobody arrives. */
  nextArrival: z.nullable(z.string()),
});
export type CalendarCleaning = z.infer<typeof CalendarCleaning>;

/** A unit's or a property's days: all that stands on them in the days asked for, and what reaches into them. */
export const CalendarProperty = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  currency: z.string(),
  timezone: z.string(),
  /** The day there (R-Z03). */
  today: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  minGapMinutes: z.number(),
  cleaningMinutes: z.number(),
  /** Without units it is let as a whole. */
  units: z.array(Named),
  seasons: z.array(SeasonView),
  bookings: z.array(CalendarBooking),
  blocks: z.array(BlockView),
  /** Of a place that is let both ways. */
  leases: z.array(
    z.object({
      id: z.string(),
      unitId: z.nullable(z.string()),
      tenant: z.string(),
      startsOn: z.string(),
      endsOn: z.nullable(z.string()),
    }),
  ),
  /** R-E01, R-E03: between a check-out and the next check-in of a place; `minutes` is null where nobody arrives. */
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
  /** All that begin on the days, in the order of their planned start. */
  cleanings: z.array(CalendarCleaning),
});
export type CalendarProperty = z.infer<typeof CalendarProperty>;

/** Properties that are let by the night (R-D11), by name; or the one that was asked for, however it is let. */
export const CalendarView = z.object({
  from: z.string(),
  days: z.number(),
  properties: z.array(CalendarProperty),
});
export type CalendarView = z.infer<typeof CalendarView>;

/** Somebody who arrives or leaves within the days, or has the place now. */
export const OutlookBooking = z.object({
  id: z.string(),
  guestName: z.string(),
  guestsCount: z.nullable(z.number()),
  property: Named,
  unit: z.nullable(Named),
  /** The day there (R-Z03). */
  today: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  money: z.enum(bookingMoneyStates),
  inConflict: z.boolean(),
  /** The turnover after it, and who cleans; null where none is planned. */
  cleaning: z.nullable(Cleaning),
});
export type OutlookBooking = z.infer<typeof OutlookBooking>;

/** The next days of what is let by the night; of active properties alone. */
export const Outlook = z.object({
  /** What can be sold tonight, and what of it is. None: nothing is let by the night. */
  tonight: z.object({ places: z.number(), sold: z.number() }),
  /** In the order of their times: who is to be let in, and who leaves. */
  arrivals: z.array(OutlookBooking),
  departures: z.array(OutlookBooking),
  /** Stays from today on that overlap another one (R-D03). */
  conflicts: z.number(),
  /** Of stays that have begun or begin within the days: how many are not paid whole, and what is outstanding, per currency. */
  unpaid: z.object({ bookings: z.number(), outstanding: z.array(CurrencyAmount) }),
});
export type Outlook = z.infer<typeof Outlook>;

/** The secret address of the calendar (iCalendar) of a property or of one of its units: read-only, off until it is made. */
export const FeedView = z.object({
  /** Null: of the whole property, with all its units. */
  unitId: z.nullable(z.string()),
  /** Null: there is none, or it cannot be shown again since the server's secret was changed. */
  url: z.nullable(z.string()),
  isOpen: z.boolean(),
  withGuests: z.boolean(),
  madeAt: z.nullable(z.string()),
  /** What else of the property can have an address: the whole of it (`unit` null), then its units by name. */
  places: z.array(z.object({ unit: z.nullable(Named), isOpen: z.boolean() })),
});
export type FeedView = z.infer<typeof FeedView>;
/** Without a unit, of the whole property. */
export const FeedQuery = z.strictObject({ propertyId: Id, unitId: z.optional(Id) });
export type FeedQuery = z.infer<typeof FeedQuery>;
/** `renew`: another address; the one before it opens nothing any more. Without one there is nothing to keep. */
export const FeedChange = z.strictObject({
  ...FeedQuery.shape,
  withGuests: z.boolean(),
  renew: z._default(z.boolean(), false),
});
export type FeedChange = z.infer<typeof FeedChange>;
