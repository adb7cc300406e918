import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

// Parts of the property page: their bytes and their words come when they are opened.
const words = import.meta.glob("../../../../../packages/messages/*/{seasons,shared/*}.json", {
  import: "default",
});
const stripWords = import.meta.glob("../../../../../packages/messages/*/bookings.json", {
  import: "default",
});

const loadSeasonsTab = withWords(words, () => import("./seasons/seasons-tab.tsx"));
export const LazySeasonsTab = lazyPart(async () => (await loadSeasonsTab()).SeasonsTab);

const loadBookingsStrip = withWords(stripWords, () => import("./bookings-strip.tsx"));
export const LazyBookingsStrip = lazyPart(async () => (await loadBookingsStrip()).BookingsStrip);

const loadWarning = withWords(stripWords, () => import("./form/booking-warning-text.tsx"));
export const LazyBookingWarningText = lazyPart(async () => (await loadWarning()).BookingWarningText);

const feedWords = import.meta.glob("../../../../../packages/messages/*/calendar-feed.json", {
  import: "default",
});
const loadFeedCard = withWords(feedWords, () => import("./feed-card.tsx"));
export const LazyFeedCard = lazyPart(async () => (await loadFeedCard()).FeedCard);
