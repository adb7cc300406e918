import { BringHistoryPage } from "../../features/bulk/history/bring-history-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob(
    "../../../../../packages/messages/*/{bring-history,bulk,ledger,properties,shared/*}.json",
    {
      import: "default",
    },
  ),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("properties");
}

export default function BringHistoryRoute() {
  return <BringHistoryPage />;
}
