import { and, eq, isNotNull, lte, sql } from "#kernel/db/drizzle.ts";
import { randomUUID } from "node:crypto";

import { visitAddress } from "@keystead/domain/accounts";
import type { Language } from "@keystead/domain/languages";
import { SAMPLE_LANDLORD } from "@keystead/samples/sample-portfolio";

import { ensureWorkspace } from "#kernel/api/session/ensure-workspace.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { account, session, user } from "#kernel/db/schema/index.ts";
import type { AccountHome } from "../auth-store.ts";

/**
 * Inserts an account without a password that ends at a given time. Null if the limit is reached; ended visits count
 * until they are deleted. Concurrent calls take turns.
 */
export async function insertVisit(
  tx: Tx,
  visit: {
    readonly language: Language;
    readonly home: AccountHome;
    readonly now: Date;
    readonly endsAt: Date;
    readonly most: number;
  },
): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('visits', 0))`);
  const row = firstRow(
    await tx.execute(sql`select count(*)::int as living from "user" where visit_ends_at is not null`),
  );
  if (Number(row?.["living"]) >= visit.most) return null;
  const [made] = await tx
    .insert(user)
    .values({
      email: visitAddress(randomUUID()),
      name: SAMPLE_LANDLORD,
      language: visit.language,
      ...visit.home,
      visitEndsAt: visit.endsAt,
      createdAt: visit.now,
      updatedAt: visit.now,
    })
    .returning({ id: user.id });
  if (made === undefined) throw new Error("a look around that was just made and is not there");
  return made.id;
}

/**
 * The database's clock decides when a session ends. Without this the session would outlive the visit by days, and
 * give access to nothing.
 */
export async function shortenSessions(
  tx: Tx,
  { userId, livesMs }: { readonly userId: string; readonly livesMs: number },
): Promise<void> {
  await tx
    .update(session)
    .set({ expiresAt: sql`now() + ${`${livesMs} ms`}::interval` })
    .where(eq(session.userId, userId));
}

/** Ends a visit at once; the job deletes it. */
export async function endVisit(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx
    .update(user)
    .set({ visitEndsAt: now })
    .where(and(eq(user.id, userId), isNotNull(user.visitEndsAt)));
  await tx.delete(session).where(eq(session.userId, userId));
}

/** The visitors whose visit has ended. */
export async function endedVisits(tx: Tx, now: Date): Promise<readonly string[]> {
  const rows = await tx.select({ id: user.id }).from(user).where(lte(user.visitEndsAt, now));
  return rows.map(({ id }) => id);
}

/** Whether the visit is still ended after a concurrent sign-up with it has finished. */
export async function isEndedVisit(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), lte(user.visitEndsAt, now)))
    .for("no key update");
  return rows.length > 0;
}

export type KeptVisit = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly timezone: string;
  readonly source: string | null;
  readonly now: Date;
};

/**
 * Turns a visit into an account with a password, a workspace of its own and its 30 days. The sample stays as it is,
 * with the currency in which it was shown. An address that is taken violates `user_email_unique`; false if the visit
 * had already ended.
 */
export async function turnIntoAccount(tx: Tx, kept: KeptVisit): Promise<boolean> {
  const { userId, email, name, language, timezone, now, source } = kept;
  const turned = await tx
    .update(user)
    .set({ email, name, language, timezone, emailVerified: false, visitEndsAt: null, updatedAt: now })
    .where(and(eq(user.id, userId), sql`${user.visitEndsAt} > ${now.toISOString()}::timestamptz`))
    .returning({ id: user.id });
  if (turned.length === 0) return false;
  // Closes every session of the visit; the sign-up opens a new one.
  await tx.delete(session).where(eq(session.userId, userId));
  await tx
    .insert(account)
    .values({ userId, accountId: userId, providerId: "credential", password: kept.passwordHash });
  await ensureWorkspace(tx, { userId, now, source });
  return true;
}
