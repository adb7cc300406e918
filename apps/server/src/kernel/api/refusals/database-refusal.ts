import type { ORPCError } from "@orpc/server";

import { foreignKeyViolation, sqlState } from "#kernel/db/database.ts";
import { isMoving } from "#kernel/db/moving.ts";
import { databaseTrouble } from "#kernel/db/postgres/trouble.ts";
import { refusal } from "./refusal.ts";

/** A restarted database is available again within moments; a full disk and a move take longer. */
const RETRY_AFTER_SECONDS = { UNAVAILABLE: 2, STORAGE_FULL: 60, WORKSPACE_MOVING: 120 } as const;

type DatabaseRefusal = ORPCError<keyof typeof RETRY_AFTER_SECONDS | "NOT_FOUND", unknown>;

/** The refusal for an error of the database; null if the error is a bug of ours. */
export function databaseRefusal(error: unknown): DatabaseRefusal | null {
  const trouble = databaseTrouble(error);
  if (trouble !== null) {
    const code = trouble === "full" ? "STORAGE_FULL" : "UNAVAILABLE";
    return refusal(code, { retryAfterSeconds: RETRY_AFTER_SECONDS[code] });
  }
  if (isMoving(error))
    return refusal("WORKSPACE_MOVING", { retryAfterSeconds: RETRY_AFTER_SECONDS.WORKSPACE_MOVING });
  // A referenced record was deleted during the write. Verbs that delete refuse with a reason of their own.
  return sqlState(error) === foreignKeyViolation ? refusal("NOT_FOUND") : null;
}

/** For the Retry-After header, which HTTP libraries follow. */
export function retryAfterOf({ data }: { readonly data?: unknown }): string | null {
  const seconds =
    typeof data === "object" && data !== null && "retryAfterSeconds" in data ? data.retryAfterSeconds : null;
  return typeof seconds === "number" ? String(seconds) : null;
}
