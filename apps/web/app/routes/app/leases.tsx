import { LeaseListPage } from "../../features/leases/list/lease-list-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
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
