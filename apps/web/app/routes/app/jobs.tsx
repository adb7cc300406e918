import { pageMeta } from "../../features/shell/public.ts";
import { JobsPage } from "../../features/turnovers/payouts/jobs-page.tsx";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob("../../../../../packages/messages/*/{turnovers,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("jobs");
}

export default function JobsRoute() {
  return <JobsPage />;
}
