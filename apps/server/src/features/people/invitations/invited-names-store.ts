import { and, eq, inArray } from "#kernel/db/drizzle.ts";

import { invitation, user } from "#kernel/db/schema/index.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** Names the invited people, by the name of their account or else by email address. */
export async function findInvitedNames(
  { tx, scope }: Work<WorkspaceScope>,
  invitationIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSubject>> {
  const rows = await tx
    .select({ id: invitation.id, email: invitation.email, name: user.name })
    .from(invitation)
    .leftJoin(user, eq(user.email, invitation.email))
    .where(and(eq(invitation.workspaceId, scope.workspaceId), inArray(invitation.id, [...invitationIds])));
  return new Map(
    rows.map(({ id, email, name }) => [
      id,
      { name: name === null || name === "" ? email : name, place: "", path: "/settings#people" },
    ]),
  );
}
