import { can } from "@keystead/domain/permissions";
import { CLEANER_LINK_MS } from "@keystead/domain/turnovers";

import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { RenewAddresses } from "#kernel/registry/hooks/renew-addresses.ts";
import { cleanerLinks } from "./cleaner-link-token.ts";
import { lockOpenLinks, renewLinkTokens } from "./link-store.ts";

/**
 * A member who could see the cleaners may have copied every link. A signed-in cleaner could see only their own link,
 * which also shows the access note.
 */
export const renewLinks: RenewAddresses = async (work, deps, { userId, role }) => {
  const cleaners = await lockOpenLinks(work, can(role, "turnover.read_any") ? null : userId);
  if (cleaners.length === 0) return [];
  const links = cleanerLinks(deps);
  const madeBy = work.scope.userId;
  await renewLinkTokens(work, {
    madeBy,
    expiresAt: new Date(work.now.getTime() + CLEANER_LINK_MS),
    fresh: cleaners.map(({ id }) => ({ id, ...links.make() })),
  });
  await writeAudits(
    work,
    cleaners.map(({ id }) => ({ action: "create", entity: "cleaner_link", entityId: id })),
  );
  return cleaners.map(({ id, name }) => ({ kind: "cleaner_link", id, name }));
};
