export { LazyBookingList } from "./lazy-list.ts";
export { LazyFeedCard, LazySeasonsTab, LazyStaysStrip, LazyStayWarningText } from "./lazy-parts.ts";
