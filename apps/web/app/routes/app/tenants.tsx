import { pageMeta } from "../../features/shell/public.ts";
import { TenantList } from "../../features/tenants/tenant-list.tsx";

export function meta() {
  return pageMeta("tenants");
}

export default function TenantsRoute() {
  return <TenantList />;
}
