import { pageMeta } from "../../features/shell/public.ts";
import { PayoutsPage } from "../../features/turnovers/payouts/payouts-page.tsx";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{payouts,ledger,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("tasks");
}

export default function PayoutsRoute() {
  return <PayoutsPage />;
}
