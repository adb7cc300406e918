import { and, desc, eq, ne, sql } from "#kernel/db/drizzle.ts";

import { session } from "#kernel/db/schema/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";

export type SessionRow = {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
};

/** Leaves out the token, so that nobody can sign in with a leaked list. */
export async function listSessions({ tx, scope }: Work<PersonScope>): Promise<readonly SessionRow[]> {
  return tx
    .select({
      id: session.id,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      userAgent: session.userAgent,
      ipAddress: session.ipAddress,
    })
    .from(session)
    .where(and(eq(session.userId, scope.userId), sql`${session.expiresAt} > now()`))
    .orderBy(desc(session.updatedAt))
    .limit(100);
}

export async function deleteSession({ tx, scope }: Work<PersonScope>, sessionId: string): Promise<boolean> {
  const deleted = await tx
    .delete(session)
    .where(and(eq(session.userId, scope.userId), eq(session.id, sessionId)))
    .returning({ id: session.id });
  return deleted.length > 0;
}

export async function deleteOtherSessions({ tx, scope }: Work<PersonScope>, keptId: string): Promise<number> {
  const deleted = await tx
    .delete(session)
    .where(and(eq(session.userId, scope.userId), ne(session.id, keptId)))
    .returning({ id: session.id });
  return deleted.length;
}
