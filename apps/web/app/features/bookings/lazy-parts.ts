import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

// Parts of the property page: their bytes and their words come when they are opened.
const words = import.meta.glob("@keystead/messages/*/{seasons,shared/*}.json", { import: "default" });
const stripWords = import.meta.glob("@keystead/messages/*/bookings.json", { import: "default" });

const loadSeasonsTab = withWords(words, () => import("./seasons-tab.tsx"));
export const SeasonsTab = lazyPart(async () => (await loadSeasonsTab()).SeasonsTab);

const loadStaysStrip = withWords(stripWords, () => import("./stays-strip.tsx"));
export const StaysStrip = lazyPart(async () => (await loadStaysStrip()).StaysStrip);

const loadWarning = withWords(stripWords, () => import("./stay-warning-text.tsx"));
export const StayWarningText = lazyPart(async () => (await loadWarning()).StayWarningText);

const feedWords = import.meta.glob("@keystead/messages/*/calendar-feed.json", { import: "default" });
const loadFeedCard = withWords(feedWords, () => import("./feed-card.tsx"));
export const FeedCard = lazyPart(async () => (await loadFeedCard()).FeedCard);
