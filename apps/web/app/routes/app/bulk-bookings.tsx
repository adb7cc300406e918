import { BookingListPage } from "../../features/bulk/bookings/booking-list-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{bulk,bookings,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("calendar");
}

export default function BulkBookingsRoute() {
  return <BookingListPage />;
}
