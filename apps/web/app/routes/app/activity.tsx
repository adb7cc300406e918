import { ActivityPage } from "../../features/history/activity-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{history,tenants,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("activity");
}

export default function ActivityRoute() {
  return <ActivityPage />;
}
