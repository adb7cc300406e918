import { writeCalendarFeed } from "@keystead/domain/bookings";
import type { FeedEvent } from "@keystead/domain/bookings";
import { messagesOf } from "@keystead/messages/messages-of";
import { Hono } from "hono";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { returnAttempt, takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { refusalResponse } from "#kernel/http/refusal-response.ts";
import { readWorkspaceToken } from "#kernel/links/workspace-token.ts";
import { feedLinks } from "./calendar-feed.ts";
import { findOpenFeed, findTakenNights } from "./calendar-feed-store.ts";
import type { OpenFeed, TakenNights } from "./calendar-feed-store.ts";

/**
 * Calendar programs ask every few minutes at most. Nobody can guess 256 bits; this limits the load that attempts
 * cause.
 */
const READINGS: Limit = { name: "calendar-feed", max: 60, windowMs: 3_600_000 };
const TRIES: Limit = { name: "calendar-feed-try", max: 240, windowMs: 3_600_000 };

/**
 * `GET /api/calendar.ics`: the taken nights of a property or of a unit, for anyone who has its address. Changes
 * nothing.
 */
export function feedRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get("/calendar.ics", async (c) => {
    // Counted before the look-up, so that simultaneous requests cannot bypass the count; the attempt is returned if
    // the token is valid.
    const tried = limitKeyOf(c.get("clientIp"));
    await spend(deps, TRIES, tried);
    const { now } = c.get("caller");
    const token = readWorkspaceToken(c.req.query("key") ?? "");
    // An unknown token and a revoked one get the same answer.
    if (token === null) throw refusal("NOT_FOUND");
    const { workspaceId, secret } = token;
    const hash = feedLinks(deps).hashOf(secret);
    const feed = await deps.db.asSystem((tx) => findOpenFeed(tx, { workspaceId, hash }));
    if (feed === null) throw refusal("NOT_FOUND");
    await returnAttempt(deps, TRIES, tried);
    await spend(deps, READINGS, hash);
    const taken = await deps.db.readTenant(workspaceId, (tx) =>
      findTakenNights({ tx, scope: { workspaceId }, now }, feed),
    );
    return new Response(
      writeCalendarFeed(
        feed.name,
        taken.map((nights) => eventOf(nights, feed)),
      ),
      { headers },
    );
  });
  routes.onError((error, c) => refusalResponse(c, error));
  return routes;
}

const headers = {
  "content-type": "text/calendar; charset=utf-8",
  "content-disposition": 'inline; filename="calendar.ics"',
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const;

/** The name of a night for which the guest is not named. */
const words = messagesOf("files/calendar-feed");

/** Leaves out the reason of a block, because it may name a person. */
function eventOf(
  { kind, id, unit, guest, changedAtMs, from, until }: TakenNights,
  { withGuests, language }: OpenFeed,
): FeedEvent {
  return {
    uid: `${id}@keystead`,
    changedAtMs,
    summary: kind === "stay" && withGuests ? guest : words[language][kind],
    place: unit,
    from,
    until,
  };
}

async function spend(deps: Deps, limit: Limit, subject: string): Promise<void> {
  const verdict = await takeAttempt(deps, limit, subject);
  if (!verdict.allowed) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
}
