export { BookingList } from "./late-list.ts";
export { FeedCard, SeasonsTab, StaysStrip, StayWarningText } from "./late-parts.ts";
