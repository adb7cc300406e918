import { createHash } from "node:crypto";

import { lt, sql } from "drizzle-orm";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Database } from "#kernel/db/database.ts";
import { rateLimit } from "#kernel/db/schema/index.ts";

/** How often something may happen to one subject within one window. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number };

export type LimitVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

export type LimitDeps = { readonly db: Database; readonly clock: Clock };

/**
 * Counts one attempt and says whether it may go on. One atomic statement outside any transaction, so that processes that
 * share the database share the count and a rollback elsewhere forgets nothing.
 */
export async function takeAttempt(deps: LimitDeps, limit: Limit, subject: string): Promise<LimitVerdict> {
  const now = deps.clock.now().getTime();
  const key = keyOf(limit, subject);
  const expired = sql`${rateLimit.lastRequest} <= ${now - limit.windowMs}`;
  const [row] = await deps.db.login
    .insert(rateLimit)
    .values({ key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${expired} then ${now}::bigint else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({
      count: rateLimit.count,
      windowStart: rateLimit.lastRequest,
      // For this commit only. A counter lost in a power cut costs nothing; a disk flush per attempt would.
      unflushed: sql`set_config('synchronous_commit', 'off', true)`,
    });
  if (row === undefined || row.count <= limit.max) return { allowed: true };
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((row.windowStart + limit.windowMs - now) / 1_000)),
  };
}

/** Gives an attempt back that turned out to be none, such as a sign-in that succeeded. */
export async function returnAttempt(deps: LimitDeps, limit: Limit, subject: string): Promise<void> {
  await deps.db.asSystem((tx) =>
    tx
      .update(rateLimit)
      .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
      .where(sql`${rateLimit.key} = ${keyOf(limit, subject)}`),
  );
}

/** Windows are minutes to hours: what is a day old counts for nobody. */
export async function purgeAttempts(deps: LimitDeps): Promise<void> {
  const dayAgo = deps.clock.now().getTime() - 24 * 60 * 60 * 1_000;
  await deps.db.asSystem((tx) => tx.delete(rateLimit).where(lt(rateLimit.lastRequest, dayAgo)));
}

/** Addresses and mails are hashed: the table is no list of visitors. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash("sha256").update(subject).digest("base64url")}`;
}
