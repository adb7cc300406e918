import { and, eq, ne, sql } from "drizzle-orm";

import type { Language } from "@keystead/contract/wire";

import { ensureWorkspace } from "#kernel/api/ensure-workspace.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { account, session, user, verification } from "#kernel/db/schema/index.ts";

/** Where better-auth keeps its things. */
export const authTables = { user, session, account, verification };

export type NewAccount = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly source: string | null;
  readonly now: Date;
};

/** Person, password, workspace and trial in one transaction; null when the address has an account already. */
export async function insertAccount(tx: Tx, made: NewAccount): Promise<string | null> {
  const [row] = await tx
    .insert(user)
    .values({
      email: made.email,
      name: made.name,
      language: made.language,
      createdAt: made.now,
      updatedAt: made.now,
    })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (row === undefined) return null;
  await tx
    .insert(account)
    .values({ userId: row.id, accountId: row.id, providerId: "credential", password: made.passwordHash });
  await ensureWorkspace(tx, { userId: row.id, now: made.now, source: made.source });
  return row.id;
}

export type KnownPerson = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: Language;
  readonly hasPassword: boolean;
};

export async function findPerson(
  tx: Tx,
  by: { readonly email: string } | { readonly id: string },
): Promise<KnownPerson | null> {
  const [row] = await tx
    .select({
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      language: user.language,
      password: account.password,
    })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where("email" in by ? eq(user.email, by.email) : eq(user.id, by.id));
  if (row === undefined) return null;
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerified,
    language: languageOf(row.language),
    hasPassword: row.password !== null,
  };
}

/** After any way in: what a new person needs, and the entry in the audit. */
export async function recordSignIn(
  tx: Tx,
  signIn: {
    readonly userId: string;
    readonly method: "password" | "magic_link" | "sign_up";
    readonly now: Date;
    readonly source?: string | null;
    readonly language?: Language;
  },
): Promise<void> {
  const { workspaceId, created } = await ensureWorkspace(tx, {
    userId: signIn.userId,
    now: signIn.now,
    source: signIn.source ?? null,
  });
  if (created && signIn.language !== undefined)
    await tx.update(user).set({ language: signIn.language }).where(eq(user.id, signIn.userId));
  await writeAudit(
    tx,
    { workspaceId, userId: signIn.userId },
    { action: "sign_in", entity: "session", changes: { method: signIn.method }, at: signIn.now },
  );
}

export async function recordPasswordChange(
  tx: Tx,
  change: { readonly userId: string; readonly how: "reset" | "change"; readonly now: Date },
): Promise<void> {
  const { workspaceId } = await ensureWorkspace(tx, { userId: change.userId, now: change.now });
  await writeAudit(
    tx,
    { workspaceId, userId: change.userId },
    { action: "update", entity: "password", changes: { how: change.how }, at: change.now },
  );
}

/** A link that came by mail proves the address. */
export async function markVerified(tx: Tx, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
}

/** A new link voids the ones before it; the value says whose they are. */
export async function voidLinks(tx: Tx, value: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, value));
}

export async function purgeExpired(tx: Tx): Promise<void> {
  await tx.delete(verification).where(sql`${verification.expiresAt} < now()`);
  await tx.delete(session).where(sql`${session.expiresAt} < now()`);
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, sessionId));
}

export async function endOtherSessions(
  tx: Tx,
  who: { readonly userId: string; readonly exceptSessionId: string },
): Promise<void> {
  await tx.delete(session).where(and(eq(session.userId, who.userId), ne(session.id, who.exceptSessionId)));
}

function languageOf(stored: string): Language {
  return stored === "es" || stored === "de" || stored === "fr" || stored === "it" ? stored : "en";
}

/** The row better-auth consumes on reset; it judges the life of a link by the machine's clock, here the database's. */
export async function insertResetLink(
  tx: Tx,
  link: { readonly identifier: string; readonly userId: string; readonly livesMs: number },
): Promise<void> {
  await tx.insert(verification).values({
    identifier: link.identifier,
    value: link.userId,
    expiresAt: sql`now() + ${link.livesMs} * interval '1 millisecond'`,
  });
}
