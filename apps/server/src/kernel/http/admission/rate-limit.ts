import { DAY_MS } from "@keystead/domain/calendar";
import { retention } from "@keystead/domain/retention";
import { createHash } from "node:crypto";

import { gt, lt, or, sql } from "../../db/drizzle.ts";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Database } from "#kernel/db/database.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { rateLimit } from "#kernel/db/schema/index.ts";

/**
 * How often something may happen to one subject within one window. A window runs from its first attempt. With `last`
 * it runs from the newest counted attempt: then only a pause of that length starts a new window.
 */
export type Limit = {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  readonly from?: "first" | "last";
};

export type LimitVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

export type LimitDeps = { readonly db: Database; readonly clock: Clock };

/**
 * More than the clocks of two processes differ, or the times of two concurrent requests. A window that starts later
 * than this from now was written before the clock was set back, and counts as over.
 */
const SKEW_MS = 60_000;

/**
 * Counts one attempt and returns whether it is allowed. A refused attempt is not counted, so that a returned attempt
 * is free for the next caller. It is one atomic statement outside any transaction: processes that share the database
 * share the count, and a rollback elsewhere does not undo it.
 */
export async function takeAttempt(deps: LimitDeps, limit: Limit, subject: string): Promise<LimitVerdict> {
  const now = deps.clock.now().getTime();
  const key = keyOf(limit, subject);
  const over = sql`(r.last_request <= ${now - limit.windowMs}::bigint or r.last_request > ${now + SKEW_MS}::bigint)`;
  const begun = limit.from === "last" ? sql`greatest(r.last_request, ${now}::bigint)` : sql`r.last_request`;
  const row = firstRow(
    await deps.db.login.execute(sql`
      -- For this commit only. A counter lost in a power cut costs nothing; a disk flush per attempt would.
      with unflushed as materialized (select set_config('synchronous_commit', 'off', true)),
      taken as (
        insert into rate_limit as r (key, count, last_request)
        select ${key}, 1, ${now}::bigint from unflushed
        on conflict (key) do update set
          count = case when ${over} then 1 else r.count + 1 end,
          last_request = case when ${over} then ${now}::bigint else ${begun} end
        where ${over} or r.count < ${limit.max}
        returning r.last_request)
      select true as allowed, last_request from taken
      union all
      select false, r.last_request from rate_limit r where r.key = ${key} and not exists (select from taken)`),
  );
  if (row?.["allowed"] === true) return { allowed: true };
  // No row: while this statement waited, another created the counter and used it up.
  const begunAt = row === undefined ? now : Math.min(now, Number(row["last_request"]));
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((begunAt + limit.windowMs - now) / 1_000)),
  };
}

export type Attempt = readonly [limit: Limit, subject: string];

/** Counts one attempt against each limit, or against none if any limit refuses. */
export async function takeAttempts(deps: LimitDeps, attempts: readonly Attempt[]): Promise<LimitVerdict> {
  for (const [at, [limit, subject]] of attempts.entries()) {
    const verdict = await takeAttempt(deps, limit, subject);
    if (verdict.allowed) continue;
    await returnAttempts(deps, attempts.slice(0, at));
    return verdict;
  }
  return { allowed: true };
}

export async function returnAttempts(deps: LimitDeps, attempts: readonly Attempt[]): Promise<void> {
  for (const [limit, subject] of attempts) await returnAttempt(deps, limit, subject);
}

/** The subject for a limit of the whole installation, against floods from many addresses. */
export const EVERYBODY = "everybody";

/** Returns an attempt that should not count, such as a sign-in that succeeded or was never checked. */
export async function returnAttempt(deps: LimitDeps, limit: Limit, subject: string): Promise<void> {
  await deps.db.asSystem((tx) =>
    tx
      .update(rateLimit)
      .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
      .where(sql`${rateLimit.key} = ${keyOf(limit, subject)}`),
  );
}

/** Restarts the window of a counter, with its count unchanged. */
export async function prolongWindow(deps: LimitDeps, limit: Limit, subject: string): Promise<void> {
  await deps.db.asSystem((tx) =>
    tx
      .update(rateLimit)
      .set({ lastRequest: deps.clock.now().getTime() })
      .where(sql`${rateLimit.key} = ${keyOf(limit, subject)}`),
  );
}

/** Windows last minutes to hours: counters that are a day old, or start in the future, have no effect. */
export async function purgeAttempts(deps: LimitDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  await deps.db.asSystem((tx) =>
    tx
      .delete(rateLimit)
      .where(
        or(
          lt(rateLimit.lastRequest, now - retention.counters.periods.days * DAY_MS),
          gt(rateLimit.lastRequest, now + SKEW_MS),
        ),
      ),
  );
}

/** Addresses and mails are hashed, so that the table is not a list of visitors. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash("sha256").update(subject).digest("base64url")}`;
}
