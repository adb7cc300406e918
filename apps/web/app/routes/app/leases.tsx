import { LeaseListPage } from "../../features/leases/list/lease-list-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{leases,pay,tenants,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("leases");
}

export default function LeasesRoute() {
  return <LeaseListPage />;
}
