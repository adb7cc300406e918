import { SeoList } from "../../features/seo/seo-list.tsx";
import { pageMeta } from "../../features/shell/public.ts";

export function meta() {
  return pageMeta("seo");
}

export default function SeoPagesRoute() {
  return <SeoList />;
}
