import { query } from "../../lib/api.ts";

/** So many the bell shows before somebody asks for more. */
export const FIRST_NOTICES = 20;
const ASK_AGAIN_MS = 5 * 60_000;

/** What is in the bell, asked for again now and then and whenever the window comes back. */
export const noticesQuery = (limit: number) => ({
  ...query.notices.list.queryOptions({ input: { limit } }),
  refetchInterval: ASK_AGAIN_MS,
});
