import { and, eq, isNull } from "#kernel/db/drizzle.ts";

import { cleanerLink } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type CleanerLinkRow = typeof cleanerLink.$inferSelect;

/** Replaces the cleaner's link. */
export async function putLink(
  { tx, scope }: Work<WorkspaceScope>,
  link: Pick<CleanerLinkRow, "cleanerId" | "tokenHash" | "sealed" | "madeBy" | "madeAt" | "expiresAt">,
): Promise<void> {
  const fresh = { ...link, revokedAt: null, lastUsedAt: null };
  await tx
    .insert(cleanerLink)
    .values({ workspaceId: scope.workspaceId, ...fresh })
    .onConflictDoUpdate({ target: [cleanerLink.workspaceId, cleanerLink.cleanerId], set: fresh });
}

/** Deletes the token, so that the link can no longer be opened. */
export async function closeLink({ tx, scope, now }: Work<WorkspaceScope>, cleanerId: string): Promise<void> {
  await tx
    .update(cleanerLink)
    .set({ tokenHash: null, sealed: null, revokedAt: now })
    .where(
      and(
        eq(cleanerLink.workspaceId, scope.workspaceId),
        eq(cleanerLink.cleanerId, cleanerId),
        isNull(cleanerLink.revokedAt),
      ),
    );
}

/** Records that the link was opened. */
export async function noteLinkUsed(
  { tx, scope, now }: Work<WorkspaceScope>,
  cleanerId: string,
): Promise<void> {
  await tx
    .update(cleanerLink)
    .set({ lastUsedAt: now })
    .where(and(eq(cleanerLink.workspaceId, scope.workspaceId), eq(cleanerLink.cleanerId, cleanerId)));
}
