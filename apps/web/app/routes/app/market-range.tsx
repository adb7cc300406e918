import { MarketRangePage } from "../../features/market-range/market-range-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{market-range,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("portfolio");
}

export default function MarketRangeRoute() {
  return <MarketRangePage />;
}
