import { AnalyticsPage } from "../../features/analytics/analytics-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{analytics,ledger,purchase,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("analytics");
}

export default function AnalyticsRoute() {
  return <AnalyticsPage />;
}
