import { LeaseListPage } from "../../features/leases/lease-list-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";

export function meta() {
  return pageMeta("leases");
}

export default function LeasesRoute() {
  return <LeaseListPage />;
}
