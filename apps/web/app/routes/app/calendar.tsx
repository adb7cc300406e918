import { CalendarPage } from "../../features/bookings/calendar/calendar-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { OpenedTurnover } from "../../features/turnovers/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{bookings,cleaning,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("calendar");
}

export default function CalendarRoute() {
  return <CalendarPage turnover={(id, onClose) => <OpenedTurnover id={id} onClose={onClose} />} />;
}
