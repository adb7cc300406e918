import { LeaseDetailPage } from "../../features/leases/lease-detail-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import type { Route } from "./+types/lease-detail";

export function meta() {
  return pageMeta("leases");
}

export default function LeaseDetailRoute({ params }: Route.ComponentProps) {
  return <LeaseDetailPage key={params.id} id={params.id} />;
}
