import { query } from "../../lib/api.ts";

/** How many notices the bell shows at first. */
export const FIRST_NOTICES = 20;
const ASK_AGAIN_MS = 5 * 60_000;

/** The notices of the bell, refetched at an interval and whenever the window gets the focus. */
export const noticesQuery = (limit: number) => ({
  ...query.notices.list.queryOptions({ input: { limit } }),
  refetchInterval: ASK_AGAIN_MS,
});
