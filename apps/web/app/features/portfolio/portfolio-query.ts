import type { QueryClient } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { canHere } from "../session/public.ts";

const MOMENT = 5_000;

/** Data prefetched a moment ago, on the way to the screen, is not fetched again. */
export const portfolioQuery = () => ({
  ...query.portfolio.get.queryOptions({ input: {} }),
  staleTime: MOMENT,
});

/** Prefetches the figures while the frame is still loading; the screen shows a failure. */
export async function askPortfolio(client: QueryClient): Promise<void> {
  if (await canHere(client, "analytics.read")) await client.prefetchQuery(portfolioQuery());
}
