import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { MemberRemoved } from "#kernel/registry/hooks/member-removed.ts";
import { releaseLogin } from "./cleaner-store.ts";

/**
 * R-M05: a removed member no longer signs in as a cleaner. The contact belongs to the host and stays; its link was
 * renewed.
 */
export const releaseCleanerLogin: MemberRemoved = async (work, userId) => {
  const ids = await releaseLogin(work, userId);
  await writeAudits(
    work,
    ids.map((entityId) => ({
      action: "update",
      entity: "cleaner",
      entityId,
      changes: { userId: { from: userId, to: null } },
    })),
  );
};
