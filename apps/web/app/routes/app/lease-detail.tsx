import { LeaseDetailPage } from "../../features/leases/lease-detail-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";
import type { Route } from "./+types/lease-detail";

export const clientLoader = wordsLoader(
  import.meta.glob("../../locales/*/{leases,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("leases");
}

export default function LeaseDetailRoute({ params }: Route.ComponentProps) {
  return <LeaseDetailPage key={params.id} id={params.id} />;
}
