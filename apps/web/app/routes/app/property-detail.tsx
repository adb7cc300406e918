import { PropertyDetail } from "../../features/properties/property-detail.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import type { Route } from "./+types/property-detail";

export function meta() {
  return pageMeta("properties");
}

export default function PropertyDetailRoute({ params }: Route.ComponentProps) {
  return <PropertyDetail key={params.id} id={params.id} />;
}
