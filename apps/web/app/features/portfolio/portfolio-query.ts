import type { QueryClient } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { canHere } from "../session/public.ts";

const MOMENT = 5_000;

/** What was asked a moment ago, on the way to the screen, is not asked again by the screen. */
export const portfolioQuery = () => ({
  ...query.portfolio.get.queryOptions({ input: {} }),
  staleTime: MOMENT,
});

/** Asks for the figures while the frame is still on its way; a failure is shown by the screen. */
export async function askPortfolio(client: QueryClient): Promise<void> {
  if (await canHere(client, "analytics.read")) await client.prefetchQuery(portfolioQuery());
}
