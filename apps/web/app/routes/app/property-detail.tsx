import { PropertyPage } from "../../features/property-page/property-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";
import type { Route } from "./+types/property-detail";

export const clientLoader = messagesLoader(
  import.meta.glob(
    "../../../../../packages/messages/*/{property-page,properties,purchase,leases,ledger,tasks,shared/*}.json",
    {
      import: "default",
    },
  ),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("properties");
}

export default function PropertyDetailRoute({ params }: Route.ComponentProps) {
  return <PropertyPage key={params.id} id={params.id} />;
}
