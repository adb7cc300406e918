import type { FeedChange, FeedView } from "@keystead/contract/bookings";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { keptLinks } from "#kernel/links/kept-link.ts";
import { workspaceToken } from "#kernel/links/workspace-token.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { findProperty } from "../properties/index.ts";
import { deleteFeed, findFeed, putFeed } from "./calendar-feed-store.ts";

type FeedDeps = Pick<Deps, "authSecret" | "env">;

/** How the addresses of an installation are made and known again. */
export function feedLinks({ authSecret }: Pick<Deps, "authSecret">): ReturnType<typeof keptLinks> {
  return keptLinks(authSecret, "calendar-feed");
}

export async function getFeed(work: Work, deps: FeedDeps, propertyId: string): Promise<FeedView> {
  if ((await findProperty(work, propertyId)) === undefined) throw refusal("NOT_FOUND");
  const row = await findFeed(work, propertyId);
  if (row === undefined) return { url: null, isOpen: false, withGuests: false, madeAt: null };
  const secret = feedLinks(deps).tokenOf(row.sealed);
  return {
    url: secret === null ? null : addressOf(deps, workspaceToken({ ...work.scope, secret })),
    isOpen: true,
    withGuests: row.withGuests,
    madeAt: row.madeAt.toISOString(),
  };
}

/** Makes the address, makes another one, or says whether it names the guests. */
export async function saveFeed(work: Work, deps: FeedDeps, change: FeedChange): Promise<FeedView> {
  const { propertyId, withGuests, renew } = change;
  if ((await findProperty(work, propertyId)) === undefined) throw refusal("NOT_FOUND");
  assertFeature(work.scope, "calendar");
  const before = await findFeed(work, propertyId);
  const keeps = before !== undefined && !renew;
  const { hash, sealed } = keeps ? { hash: before.tokenHash, sealed: before.sealed } : feedLinks(deps).make();
  await putFeed(work, {
    propertyId,
    tokenHash: hash,
    sealed,
    withGuests,
    madeAt: keeps ? before.madeAt : work.now,
  });
  await writeAudit(work, {
    action: before === undefined ? "create" : "update",
    entity: "calendar_feed",
    entityId: propertyId,
    changes: { propertyId },
  });
  return getFeed(work, deps, propertyId);
}

export async function revokeFeed(work: Work, deps: FeedDeps, propertyId: string): Promise<FeedView> {
  if (await deleteFeed(work, propertyId))
    await writeAudit(work, {
      action: "delete",
      entity: "calendar_feed",
      entityId: propertyId,
      changes: { propertyId },
    });
  return getFeed(work, deps, propertyId);
}

/** Behind the question mark, which stands in no log of this server. A program that reads calendars sends no fragment. */
function addressOf({ env }: FeedDeps, token: string): string {
  const base = env.baseUrl ?? `http://localhost:${env.port}`;
  return `${base}/api/calendar.ics?key=${token}`;
}
