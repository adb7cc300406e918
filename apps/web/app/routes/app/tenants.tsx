import { pageMeta } from "../../features/shell/public.ts";
import { TenantList } from "../../features/tenants/tenant-list.tsx";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{tenants,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("tenants");
}

export default function TenantsRoute() {
  return <TenantList />;
}
