import type { Context } from "hono";

import { databaseRefusal, retryAfterOf } from "#kernel/api/database-refusal.ts";
import type { HttpEnv } from "./context.ts";
import { errorBody } from "./pipeline.ts";

/** For the routes outside the contract: the answer to an error of the database, null for any other. */
export function refuseForDatabase(c: Context<HttpEnv>, error: unknown): Response | null {
  const refused = databaseRefusal(error);
  if (refused === null) return null;
  const retryAfter = retryAfterOf(refused);
  if (retryAfter !== null) c.header("retry-after", retryAfter);
  const status = refused.code === "STORAGE_FULL" ? 507 : refused.code === "UNAVAILABLE" ? 503 : 404;
  return c.json(errorBody(refused.code, status, refused.data), status);
}
