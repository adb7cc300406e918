export { LazyBookingList } from "./lazy-list.ts";
export { LazyFeedCard, LazySeasonsTab, LazyBookingsStrip, LazyBookingWarningText } from "./lazy-parts.ts";
