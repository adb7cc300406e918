import type { FeedChange, FeedQuery, FeedView } from "@keystead/contract/bookings";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { keptLinks } from "#kernel/links/kept-links.ts";
import { workspaceToken } from "#kernel/links/workspace-token.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../../plans/index.ts";
import { deleteFeed, findFeeds, putFeed } from "./calendar-feed-store.ts";
import type { FeedRentable, RentableWithFeed } from "./calendar-feed-store.ts";

type FeedDeps = Pick<Deps, "authSecret" | "env">;

/** Makes and recognises the addresses of an installation. */
export function feedLinks({ authSecret }: Pick<Deps, "authSecret">): ReturnType<typeof keptLinks> {
  return keptLinks(authSecret, "calendar-feed");
}

/** The address of a property, or of one of its units. */
export async function getFeed(work: Work, deps: FeedDeps, of: FeedQuery): Promise<FeedView> {
  return viewOf(work, deps, await feedOf(work, of));
}

/** Makes the address, replaces it, or changes whether it names the guests. */
export async function saveFeed(work: Work, deps: FeedDeps, change: FeedChange): Promise<FeedView> {
  const { propertyId, withGuests, renew } = change;
  const { unitId, feed: before } = await feedOf(work, change);
  assertFeature(work.scope, "calendar");
  const keeps = before !== null && !renew;
  const { hash, sealed } = keeps ? { hash: before.tokenHash, sealed: before.sealed } : feedLinks(deps).make();
  await putFeed(work, {
    propertyId,
    unitId,
    tokenHash: hash,
    sealed,
    withGuests,
    madeAt: keeps ? before.madeAt : work.now,
  });
  await writeAudit(work, {
    action: before === null ? "create" : "update",
    entity: "calendar_feed",
    ...auditedRentable({ propertyId, unitId }),
  });
  return getFeed(work, deps, change);
}

export async function revokeFeed(work: Work, deps: FeedDeps, of: FeedQuery): Promise<FeedView> {
  const { unitId } = await feedOf(work, of);
  const rentable = { propertyId: of.propertyId, unitId };
  if (await deleteFeed(work, rentable))
    await writeAudit(work, { action: "delete", entity: "calendar_feed", ...auditedRentable(rentable) });
  return getFeed(work, deps, of);
}

/** The record whose history shows an address: the unit, which belongs to its property, or the property. */
export function auditedRentable({ propertyId, unitId }: FeedRentable) {
  if (unitId === null) return { entityId: propertyId, changes: { propertyId } };
  return { entityId: unitId, partOf: propertyId, changes: { propertyId, unitId } };
}

type Input = Pick<RentableWithFeed, "unitId" | "feed"> & { readonly rentables: readonly RentableWithFeed[] };

/** The requested address, among all addresses of the property. */
async function feedOf(work: Work, { propertyId, unitId }: FeedQuery): Promise<Input> {
  const rentables = await findFeeds(work, propertyId);
  const found = rentables.find((rentable) => rentable.unitId === (unitId ?? null));
  if (found === undefined) throw refusal("NOT_FOUND");
  return { unitId: found.unitId, feed: found.feed, rentables };
}

function viewOf(work: Work, deps: FeedDeps, { unitId, feed, rentables }: Input): FeedView {
  const secret = feed === null ? null : feedLinks(deps).tokenOf(feed.sealed);
  return {
    unitId,
    url: secret === null ? null : addressOf(deps, workspaceToken({ ...work.scope, secret })),
    isOpen: feed !== null,
    withGuests: feed?.withGuests ?? false,
    madeAt: feed?.madeAt.toISOString() ?? null,
    rentables: rentables.map((rentable) => ({
      unit: rentable.unitId === null ? null : { id: rentable.unitId, name: rentable.name },
      isOpen: rentable.feed !== null,
    })),
  };
}

/**
 * The token is in the query string, which no log of this server contains. A calendar program would not send a
 * fragment.
 */
function addressOf({ env }: FeedDeps, token: string): string {
  const base = env.baseUrl ?? `http://localhost:${env.port}`;
  return `${base}/api/calendar.ics?key=${token}`;
}
