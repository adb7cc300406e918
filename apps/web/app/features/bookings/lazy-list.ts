import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const words = import.meta.glob("../../../../../packages/messages/*/{booking-list,shared/*}.json", {
  import: "default",
});
const loadList = withWords(words, () => import("./list/booking-list.tsx"));

/** The list beside the calendar, which comes with its words once it is looked at. */
export const LazyBookingList = lazyPart(async () => (await loadList()).BookingListTable);
