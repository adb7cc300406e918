import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const messages = import.meta.glob("../../../../../packages/messages/*/{booking-list,shared/*}.json", {
  import: "default",
});
const loadList = withMessages(messages, () => import("./list/booking-list.tsx"));

/** The list view of the calendar; loads with its words when it is opened. */
export const LazyBookingList = lazyPart(async () => (await loadList()).BookingListTable);
