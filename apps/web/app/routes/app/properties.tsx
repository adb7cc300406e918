import { PropertyList } from "../../features/properties/property-list.tsx";
import { pageMeta } from "../../features/shell/public.ts";

export function meta() {
  return pageMeta("properties");
}

export default function PropertiesRoute() {
  return <PropertyList />;
}
