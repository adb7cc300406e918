import { PropertyDetail } from "../../features/properties/property-detail.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";
import type { Route } from "./+types/property-detail";

export const clientLoader = wordsLoader(
  import.meta.glob("../../locales/*/{properties,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("properties");
}

export default function PropertyDetailRoute({ params }: Route.ComponentProps) {
  return <PropertyDetail key={params.id} id={params.id} />;
}
