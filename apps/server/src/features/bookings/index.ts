import type { Feature } from "#kernel/registry/feature.ts";
import {
  assertBlockUnsold,
  assertStillFree,
  assertTimeIsFree,
  assertUnitUnsold,
  blockTrash,
  bookingTrash,
  seasonTrash,
} from "./booking-trash.ts";
import { followProperty } from "./property/follow-property.ts";
import {
  blockedDatesRouter,
  bookingLinesRouter,
  bookingsRouter,
  guestsRouter,
  seasonsRouter,
} from "./bookings-router.ts";
import { renewFeeds } from "./calendar-feed/renew-feeds.ts";
import { purgeGuestsJob } from "./guests/purge-guests-job.ts";
import { feedRoutes } from "./calendar-feed/feed-routes.ts";
import { conflictNotices } from "./conflicts/conflict-notices.ts";
import { exportedBookings } from "./list/exported-bookings.ts";
import { bookingNumbers } from "./booking-numbers.ts";

export { createBookings, undoBookings } from "./create-bookings.ts";
export { openGuests } from "./guests/guest-seal.ts";
export { findOpenBookings, findBookingsToPay } from "./payments/open-bookings-store.ts";
export type { OpenBooking } from "./payments/open-bookings-store.ts";
export { storeBookingPayments } from "./payments/booking-payments.ts";
export { countConflicts } from "./calendar/outlook-store.ts";

/** Bookings by the night, blocked nights and prices by season. */
export const bookings: Feature = {
  name: "bookings",
  numbers: bookingNumbers,
  router: {
    bookings: bookingsRouter,
    bookingLines: bookingLinesRouter,
    blockedDates: blockedDatesRouter,
    guests: guestsRouter,
    seasons: seasonsRouter,
  },
  routes: feedRoutes,
  notices: [conflictNotices],
  jobs: (deps) => [purgeGuestsJob(deps)],
  trash: [
    { ...bookingTrash, before: assertTimeIsFree, after: assertStillFree },
    { ...blockTrash, after: assertBlockUnsold },
    seasonTrash,
    // Restoring a unit also restores the nights that are blocked for it alone.
    { kind: "unit", after: assertUnitUnsold },
  ],
  propertyChanged: followProperty,
  renewAddresses: renewFeeds,
  lists: [exportedBookings],
  tables: [
    {
      name: "booking",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "bookings" },
    },
    // Secret addresses are in no backup: a host makes new ones after a restore.
    {
      name: "calendar_feed",
      grants: "all",
      archived: false,
      restorable: false,
      withProperty: "goes uncounted",
    },
    {
      name: "booking_night",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    {
      name: "booking_line",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    {
      name: "blocked_date",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "blocks" },
    },
    {
      name: "seasonal_rate",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "seasons" },
    },
  ],
};
