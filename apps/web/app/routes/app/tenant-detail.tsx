import { pageMeta } from "../../features/shell/public.ts";
import { TenantPage } from "../../features/tenant-page/tenant-page.tsx";
import { messagesLoader } from "../../lib/messages.ts";
import type { Route } from "./+types/tenant-detail";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{tenant-page,tenants,leases,tasks,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("tenants");
}

export default function TenantDetailRoute({ params }: Route.ComponentProps) {
  return <TenantPage key={params.id} id={params.id} />;
}
