import { can } from "@keystead/domain/permissions";

import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { RenewAddresses } from "#kernel/registry/hooks/renew-addresses.ts";
import { lockFeeds, renewFeedTokens } from "./calendar-feed-store.ts";
import { feedLinks, auditedRentable } from "./calendar-feed.ts";

/** A member who could see an address may still have it, and it may name the guests. */
export const renewFeeds: RenewAddresses = async (work, deps, { role }) => {
  if (!can(role, "property.update")) return [];
  const feeds = await lockFeeds(work);
  if (feeds.length === 0) return [];
  const links = feedLinks(deps);
  await renewFeedTokens(
    work,
    feeds.map(({ id }) => ({ id, ...links.make() })),
  );
  await writeAudits(
    work,
    feeds.map((feed) => ({ action: "update", entity: "calendar_feed", ...auditedRentable(feed) })),
  );
  return feeds.map(({ propertyId, unitId, name }) => ({
    kind: "calendar_feed",
    id: unitId ?? propertyId,
    name,
  }));
};
