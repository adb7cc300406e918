import { pageMeta } from "../../features/shell/public.ts";
import { JobsPage } from "../../features/turnovers/payouts/jobs-page.tsx";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{turnovers,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("jobs");
}

export default function JobsRoute() {
  return <JobsPage />;
}
