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

const loadStaysStrip = withWords(stripWords, () => import("./stays-strip.tsx"));
export const LazyStaysStrip = lazyPart(async () => (await loadStaysStrip()).StaysStrip);

const loadWarning = withWords(stripWords, () => import("./form/stay-warning-text.tsx"));
export const LazyStayWarningText = lazyPart(async () => (await loadWarning()).StayWarningText);

const feedWords = import.meta.glob("../../../../../packages/messages/*/calendar-feed.json", {
  import: "default",
});
const loadFeedCard = withWords(feedWords, () => import("./feed-card.tsx"));
export const LazyFeedCard = lazyPart(async () => (await loadFeedCard()).FeedCard);
