import { bookingLineKinds, bookingStatuses, MOST_GUESTS, rateModes } from "@keystead/domain/bookings";
import { sql } from "../drizzle.ts";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { property, unit } from "./properties.ts";
import { instant, isCurrencyCode, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

/** Local date and time at the property (R-D01). */
const wallClock = (name: string) => timestamp(name, { mode: "string", precision: 0 });

export const booking = workspaceTable(
  "booking",
  {
    propertyId: uuid("property_id").notNull(),
    /** Null = the whole property. */
    unitId: uuid("unit_id"),
    guestName: text("guest_name").notNull(),
    guestEmail: text("guest_email").notNull().default(""),
    guestPhone: text("guest_phone").notNull().default(""),
    guestsCount: integer("guests_count"),
    checkIn: wallClock("check_in").notNull(),
    checkOut: wallClock("check_out").notNull(),
    /** R-D01: derived from the local times and the property's zone, and derived again when that changes. */
    inAt: instant("in_at").notNull(),
    outAt: instant("out_at").notNull(),
    status: text("status", { enum: bookingStatuses }).notNull().default("confirmed"),
    currency: text("currency").notNull(),
    rateMode: text("rate_mode", { enum: rateModes }).notNull(),
    dailyRateMinor: bigint("daily_rate_minor", { mode: "number" }),
    /** The sum over its nights (R-D08). */
    totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
    /**
     * The sum of its discount lines, stored next to the total because lists need the amount due for the nights
     * (R-D10).
     */
    discountMinor: bigint("discount_minor", { mode: "number" }).notNull().default(0),
    /**
     * The sum of the Income linked to it, less refunds (R-D10). Only triggers write it: on income, and when a booking
     * is inserted (docs/decisions/0140).
     */
    recordedMinor: bigint("recorded_minor", { mode: "number" }).notNull().default(0),
    /** The channel pays the tourist tax to the municipality itself (R-A09). */
    channelRemitsTax: boolean("channel_remits_tax").notNull().default(false),
    /** The day the channel pays; null = by the default rule. */
    payoutOn: date("payout_on", { mode: "string" }),
    /** R-D03: a user saved it although it overlaps, so the exclusion constraint lets it pass. */
    overlapConfirmed: boolean("overlap_confirmed").notNull().default(false),
    notes: text("notes").notNull().default(""),
    /** R-N08: a record of each guest, encrypted with a key of the installation; in no list and no history. */
    guestsSealed: text("guests_sealed"),
    /** No foreign key: the record outlives the person who made it. */
    createdBy: uuid("created_by"),
    ...edited(),
  },
  (t) => [
    reference("booking_property", [t.propertyId], property).onDelete("cascade"),
    // No cascade: a unit with bookings cannot be deleted alone; when its property is deleted, one statement deletes
    // both.
    reference("booking_unit", [t.propertyId, t.unitId], unit),
    // The migration adds `booking_unseen_overlap`: no two bookings of one rentable at the same time unless the
    // overlap is confirmed (R-D03).
    oneOf("booking_status", t.status, bookingStatuses),
    oneOf("booking_rate_mode", t.rateMode, rateModes),
    isCurrencyCode("booking_currency", t.currency),
    check("booking_guest_filled", sql`length(${t.guestName}) > 0`),
    check("booking_guests", sql`${t.guestsCount} between 1 and ${sql.raw(String(MOST_GUESTS))}`),
    check("booking_nights", sql`${t.checkOut}::date > ${t.checkIn}::date and ${t.outAt} > ${t.inAt}`),
    check("booking_amounts", sql`${t.totalMinor} >= 0 and ${t.dailyRateMinor} >= 0`),
    check("booking_discount", sql`${t.discountMinor} >= 0`),
    index("booking_by_check_in").on(t.workspaceId, t.checkIn, t.id),
    index("booking_by_check_out").on(t.workspaceId, t.checkOut, t.id),
    index("booking_by_end").on(t.workspaceId, t.outAt),
    index("booking_by_property").on(t.workspaceId, t.propertyId, t.outAt),
    // The few that still owe: the condition of `owesNights`.
    index("booking_owed")
      .on(t.workspaceId, t.propertyId)
      .where(sql`status = 'confirmed' and recorded_minor < greatest(total_minor - discount_minor, 0)`),
    index("booking_with_guests")
      .on(t.workspaceId, t.checkOut)
      .where(sql`guests_sealed is not null`),
    index("booking_by_unit")
      .on(t.workspaceId, t.unitId)
      .where(sql`unit_id is not null`),
  ],
);

/**
 * R-D06: a night as it was sold. The season's name is stored too, because the season may be renamed or deleted later.
 */
export const bookingNight = workspaceTable(
  "booking_night",
  {
    bookingId: uuid("booking_id").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    rateMinor: bigint("rate_minor", { mode: "number" }).notNull(),
    /** No foreign key; null where the price is the booking's own rate. */
    seasonId: uuid("season_id"),
    seasonName: text("season_name"),
  },
  (t) => [
    reference("booking_night_booking", [t.bookingId], booking).onDelete("cascade"),
    unique("booking_night_once").on(t.workspaceId, t.bookingId, t.date),
    check("booking_night_rate", sql`${t.rateMinor} >= 0`),
    check("booking_night_season", sql`(${t.seasonId} is null) = (${t.seasonName} is null)`),
  ],
);

/** Amounts of a booking beside its nights. All lines of a booking are written together under the booking's version. */
export const bookingLine = workspaceTable(
  "booking_line",
  {
    bookingId: uuid("booking_id").notNull(),
    /** The order in which they were entered. */
    position: integer("position").notNull(),
    kind: text("kind", { enum: bookingLineKinds }).notNull(),
    /** Always above zero; the kind says whether it adds or deducts. */
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    note: text("note").notNull().default(""),
  },
  (t) => [
    reference("booking_line_booking", [t.bookingId], booking).onDelete("cascade"),
    unique("booking_line_once").on(t.workspaceId, t.bookingId, t.position),
    oneOf("booking_line_kind", t.kind, bookingLineKinds),
    check("booking_line_amount", sql`${t.amountMinor} > 0`),
  ],
);

/**
 * R-D05: a night that cannot be sold, of one unit or of the whole property; nights blocked together share `block_id`.
 */
export const blockedDate = workspaceTable(
  "blocked_date",
  {
    propertyId: uuid("property_id").notNull(),
    unitId: uuid("unit_id"),
    date: date("date", { mode: "string" }).notNull(),
    reason: text("reason").notNull().default(""),
    /** Rows of one block are edited and removed together; all have the same version. */
    blockId: uuid("block_id").notNull(),
    ...edited(),
  },
  (t) => [
    reference("blocked_date_property", [t.propertyId], property).onDelete("cascade"),
    reference("blocked_date_unit", [t.propertyId, t.unitId], unit).onDelete("cascade"),
    unique("blocked_date_once").on(t.workspaceId, t.propertyId, t.unitId, t.date).nullsNotDistinct(),
    index("blocked_date_by_block").on(t.workspaceId, t.blockId),
    index("blocked_date_by_day").on(t.workspaceId, t.date),
  ],
);

/** R-D06, R-D15: the price of a night in a season, in the property's currency. */
export const seasonalRate = workspaceTable(
  "seasonal_rate",
  {
    propertyId: uuid("property_id").notNull(),
    /** Null = all units, or the whole property. */
    unitId: uuid("unit_id"),
    wholeProperty: boolean("whole_property").notNull().default(false),
    name: text("name").notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** The last day, inclusive. */
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    rateMinor: bigint("rate_minor", { mode: "number" }).notNull(),
    minStay: integer("min_stay").notNull().default(1),
    ...edited(),
  },
  (t) => [
    reference("seasonal_rate_property", [t.propertyId], property).onDelete("cascade"),
    reference("seasonal_rate_unit", [t.propertyId, t.unitId], unit).onDelete("cascade"),
    check("seasonal_rate_name_filled", sql`length(${t.name}) > 0`),
    check("seasonal_rate_ends_after_start", sql`${t.endsOn} >= ${t.startsOn}`),
    check("seasonal_rate_amount", sql`${t.rateMinor} > 0`),
    check("seasonal_rate_min_stay", sql`${t.minStay} between 1 and 365`),
    check("seasonal_rate_one_rentable", sql`not (${t.wholeProperty} and ${t.unitId} is not null)`),
    index("seasonal_rate_by_start").on(t.workspaceId, t.propertyId, t.startsOn, t.id),
  ],
);

/** A secret address that shows the taken nights of a property or of one unit. Revoking it deletes the row. */
export const calendarFeed = workspaceTable(
  "calendar_feed",
  {
    propertyId: uuid("property_id").notNull(),
    /** Null = the whole property, with all its units. */
    unitId: uuid("unit_id"),
    tokenHash: text("token_hash").notNull(),
    sealed: text("sealed").notNull(),
    /** Off until the host turns it on. */
    withGuests: boolean("with_guests").notNull().default(false),
    madeAt: instant("made_at").notNull(),
  },
  (t) => [
    reference("calendar_feed_property", [t.propertyId], property).onDelete("cascade"),
    reference("calendar_feed_unit", [t.propertyId, t.unitId], unit).onDelete("cascade"),
    unique("calendar_feed_once").on(t.workspaceId, t.propertyId, t.unitId).nullsNotDistinct(),
    uniqueIndex("calendar_feed_by_token").on(t.workspaceId, t.tokenHash),
  ],
);
