import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

// Parts of the property page; each loads with its words when it is opened.
const messages = import.meta.glob("../../../../../packages/messages/*/{seasons,shared/*}.json", {
  import: "default",
});
const stripMessages = import.meta.glob("../../../../../packages/messages/*/bookings.json", {
  import: "default",
});

const loadSeasonsTab = withMessages(messages, () => import("./seasons/seasons-tab.tsx"));
export const LazySeasonsTab = lazyPart(async () => (await loadSeasonsTab()).SeasonsTab);

const loadBookingsStrip = withMessages(stripMessages, () => import("./bookings-strip.tsx"));
export const LazyBookingsStrip = lazyPart(async () => (await loadBookingsStrip()).BookingsStrip);

const loadWarning = withMessages(stripMessages, () => import("./form/booking-warning-text.tsx"));
export const LazyBookingWarningText = lazyPart(async () => (await loadWarning()).BookingWarningText);

const feedMessages = import.meta.glob("../../../../../packages/messages/*/calendar-feed.json", {
  import: "default",
});
const loadFeedCard = withMessages(feedMessages, () => import("./feed-card.tsx"));
export const LazyFeedCard = lazyPart(async () => (await loadFeedCard()).FeedCard);
