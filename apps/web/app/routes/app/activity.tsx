import { ActivityPage } from "../../features/history/activity-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
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
