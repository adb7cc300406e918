export { BookingList } from "./lazy-list.ts";
export { FeedCard, SeasonsTab, StaysStrip, StayWarningText } from "./lazy-parts.ts";
