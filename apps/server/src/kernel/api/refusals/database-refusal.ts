import type { ORPCError } from "@orpc/server";

import { foreignKeyViolation, sqlState } from "#kernel/db/database.ts";
import { databaseTrouble } from "#kernel/db/postgres/trouble.ts";
import { refusal } from "./refusal.ts";

/** A moment later a database that was restarted is back; a disk is not emptied that fast. */
const RETRY_AFTER_SECONDS = { UNAVAILABLE: 2, STORAGE_FULL: 60 } as const;

type DatabaseRefusal = ORPCError<"UNAVAILABLE" | "STORAGE_FULL" | "NOT_FOUND", unknown>;

/** What an error of the database means to the person who asked; null when it is our bug. */
export function databaseRefusal(error: unknown): DatabaseRefusal | null {
  const trouble = databaseTrouble(error);
  if (trouble !== null) {
    const code = trouble === "full" ? "STORAGE_FULL" : "UNAVAILABLE";
    return refusal(code, { retryAfterSeconds: RETRY_AFTER_SECONDS[code] });
  }
  // What a new or changed record names went while it was written; a verb that deletes says what is in its way itself.
  return sqlState(error) === foreignKeyViolation ? refusal("NOT_FOUND") : null;
}

/** For the header, which HTTP libraries obey. */
export function retryAfterOf({ data }: { readonly data?: unknown }): string | null {
  const seconds =
    typeof data === "object" && data !== null && "retryAfterSeconds" in data ? data.retryAfterSeconds : null;
  return typeof seconds === "number" ? String(seconds) : null;
}
