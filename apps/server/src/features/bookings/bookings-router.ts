import { createVerb, refuseVisit, transacted } from "#kernel/api/index.ts";
import { createBlock, deleteBlock, updateBlock } from "./blocks/blocks.ts";
import {
  deleteBookingPayment,
  recordBookingPayment,
  refundBookingPayment,
} from "./payments/booking-payments.ts";
import { getFeed, revokeFeed, saveFeed } from "./calendar-feed/calendar-feed.ts";
import { pickBookings } from "./list/booking-names-store.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { createBookings, undoBookings } from "./create-bookings.ts";
import { deleteBooking } from "./delete-booking.ts";
import { getBooking, listBookings } from "./list/get-booking.ts";
import { getCalendar } from "./calendar/get-calendar.ts";
import { changeRetention, getGuests, getRetention, saveGuests } from "./guests/guest-records.ts";
import { getBookingLines, saveBookingLines } from "./lines/booking-lines.ts";
import { getOutlook } from "./calendar/get-outlook.ts";
import { quoteBooking } from "./plan/quote-booking.ts";
import { copySeasons, createSeason, deleteSeason, listSeasons, updateSeason } from "./seasons/seasons.ts";
import { reinstateBooking, updateBooking } from "./update-booking.ts";

export const bookingsRouter = {
  list: transacted("booking.read").bookings.list.handler(({ input, context: { work } }) =>
    listBookings(work, input),
  ),
  names: transacted("booking.read").bookings.names.handler(({ input, context: { work } }) =>
    pickBookings(work, input),
  ),
  calendar: transacted("booking.read").bookings.calendar.handler(({ input, context: { work } }) =>
    getCalendar(work, input),
  ),
  feed: transacted("property.update").bookings.feed.handler(({ input, context: { work, deps } }) =>
    getFeed(work, deps, input),
  ),
  saveFeed: transacted("property.update").bookings.saveFeed.handler(
    ({ input, context: { work, deps, user } }) => {
      refuseVisit(user);
      return saveFeed(work, deps, input);
    },
  ),
  revokeFeed: transacted("property.update").bookings.revokeFeed.handler(
    ({ input, context: { work, deps } }) => revokeFeed(work, deps, input),
  ),
  outlook: transacted("booking.read").bookings.outlook.handler(({ context: { work } }) => getOutlook(work)),
  quote: transacted("booking.read").bookings.quote.handler(({ input, context: { work } }) =>
    quoteBooking(work, input),
  ),
  get: transacted("booking.read").bookings.get.handler(({ input, context: { work } }) =>
    getBooking(work, input.id),
  ),
  create: transacted("booking.create").bookings.create.handler(({ input, context }) =>
    createVerb(context, input, () => createBooking(context, input)),
  ),
  createBulk: transacted("booking.create").bookings.createBulk.handler(({ input, context }) =>
    createVerb(context, input, () => createBookings(context, input)),
  ),
  undoBulk: transacted("booking.create").bookings.undoBulk.handler(({ input, context }) =>
    undoBookings(context, input.id),
  ),
  update: transacted("booking.update").bookings.update.handler(({ input, context }) =>
    updateBooking(context, input),
  ),
  cancel: transacted("booking.update", "payment.record").bookings.cancel.handler(({ input, context }) =>
    createVerb(context, input, () => cancelBooking(context, input)),
  ),
  reinstate: transacted("booking.update").bookings.reinstate.handler(({ input, context }) =>
    reinstateBooking(context, input),
  ),
  delete: transacted("booking.delete").bookings.delete.handler(({ input, context }) =>
    deleteBooking(context, input.id),
  ),
  recordPayment: transacted("payment.record").bookings.recordPayment.handler(({ input, context }) =>
    createVerb(context, input, () => recordBookingPayment(context.work, input)),
  ),
  refund: transacted("payment.record").bookings.refund.handler(({ input, context }) =>
    createVerb(context, input, () => refundBookingPayment(context.work, input)),
  ),
  deletePayment: transacted("income.delete_own").bookings.deletePayment.handler(
    ({ input, context: { work } }) => deleteBookingPayment(work, input),
  ),
};

export const bookingLinesRouter = {
  get: transacted("booking.read").bookingLines.get.handler(({ input, context: { work } }) =>
    getBookingLines(work, input.bookingId),
  ),
  save: transacted("booking.update").bookingLines.save.handler(({ input, context: { work } }) =>
    saveBookingLines(work, input),
  ),
};

export const guestsRouter = {
  retention: transacted("registry.read").guests.retention.handler(({ context: { work } }) =>
    getRetention(work),
  ),
  changeRetention: transacted("registry.keep").guests.changeRetention.handler(
    ({ input, context: { work } }) => changeRetention(work, input),
  ),
  get: transacted("registry.read", "booking.read").guests.get.handler(({ input, context: { work, deps } }) =>
    getGuests(work, deps, input.bookingId),
  ),
  save: transacted("booking.update").guests.save.handler(({ input, context: { work, deps } }) =>
    saveGuests(work, deps, input),
  ),
};

export const blockedDatesRouter = {
  create: transacted("blocked_date.create").blockedDates.create.handler(({ input, context }) =>
    createVerb(context, input, () => createBlock(context.work, input)),
  ),
  update: transacted("blocked_date.update").blockedDates.update.handler(({ input, context: { work } }) =>
    updateBlock(work, input),
  ),
  delete: transacted("blocked_date.delete").blockedDates.delete.handler(({ input, context: { work } }) =>
    deleteBlock(work, input.id),
  ),
};

export const seasonsRouter = {
  list: transacted("season.read").seasons.list.handler(({ input, context: { work } }) =>
    listSeasons(work, input),
  ),
  create: transacted("season.create").seasons.create.handler(({ input, context }) =>
    createVerb(context, input, () => createSeason(context.work, input)),
  ),
  update: transacted("season.update").seasons.update.handler(({ input, context: { work } }) =>
    updateSeason(work, input),
  ),
  copyToNextYear: transacted("season.create").seasons.copyToNextYear.handler(({ input, context }) =>
    createVerb(context, input, () => copySeasons(context.work, input)),
  ),
  delete: transacted("season.delete").seasons.delete.handler(({ input, context: { work } }) =>
    deleteSeason(work, input.id),
  ),
};
