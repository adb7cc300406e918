import { LeaseDetailPage } from "../../features/leases/lease-detail-page.tsx";
import type { Route } from "./+types/lease-detail";

export default function LeaseDetailRoute({ params }: Route.ComponentProps) {
  return <LeaseDetailPage key={params.id} id={params.id} />;
}
