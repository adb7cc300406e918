import { pageMeta } from "../../features/shell/public.ts";
import { TenantList } from "../../features/tenants/tenant-list.tsx";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob("../../../../../packages/messages/*/{tenants,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("tenants");
}

export default function TenantsRoute() {
  return <TenantList />;
}
