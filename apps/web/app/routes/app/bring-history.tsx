import { BringHistoryPage } from "../../features/bulk/history/bring-history-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
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
