import { MarketRangePage } from "../../features/market-range/market-range-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob("../../../../../packages/messages/*/{market-range,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("portfolio");
}

export default function MarketRangeRoute() {
  return <MarketRangePage />;
}
