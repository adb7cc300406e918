import { BookingListPage } from "../../features/several/booking-list-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob("@keystead/messages/*/{several,bookings,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("calendar");
}

export default function SeveralBookingsRoute() {
  return <BookingListPage />;
}
