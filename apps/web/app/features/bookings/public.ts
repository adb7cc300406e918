export { LazyBookingList } from "./lazy-booking-list.ts";
export { LazyFeedCard, LazySeasonsTab, LazyBookingsStrip, LazyBookingWarningText } from "./lazy-parts.ts";
