import { and, eq, sql } from "#kernel/db/drizzle.ts";

import type { Language } from "@keystead/domain/languages";

import { ensureWorkspace } from "#kernel/api/session/ensure-workspace.ts";
import { writeAccountAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { account, session, user, verification } from "#kernel/db/schema/index.ts";

/** The tables of better-auth. */
export const authTables = { user, session, account, verification };

/** A person's time zone and base currency. */
export type AccountHome = { readonly timezone: string; readonly baseCurrency: string };

export type NewAccount = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly home: AccountHome;
  readonly source: string | null;
  readonly now: Date;
  /**
   * The person comes by an invitation, whose mail has proven the address; their 30 days begin when they open a
   * workspace of their own.
   */
  readonly invited?: true;
};

/** Inserts person, password, workspace and trial in one transaction; null if the address already has an account. */
export async function insertAccount(tx: Tx, made: NewAccount): Promise<string | null> {
  const [row] = await tx
    .insert(user)
    .values({
      email: made.email,
      name: made.name,
      language: made.language,
      emailVerified: made.invited === true,
      ...made.home,
      createdAt: made.now,
      updatedAt: made.now,
    })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (row === undefined) return null;
  await tx
    .insert(account)
    .values({ userId: row.id, accountId: row.id, providerId: "credential", password: made.passwordHash });
  const person = { userId: row.id, now: made.now, source: made.source };
  await ensureWorkspace(tx, person, made.invited === true ? "when opened" : "at once");
  return row.id;
}

export type KnownPerson = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: Language;
  readonly hasPassword: boolean;
};

export async function findPersonByEmail(
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

/** Runs after every kind of sign-in: makes what a new person needs, and writes the entry in the audit. */
export async function recordSignIn(
  tx: Tx,
  signIn: {
    readonly userId: string;
    readonly method: "password" | "magic_link" | "sign_up" | "invitation";
    readonly now: Date;
    readonly source?: string | null;
    /** The values for the profile of a person who signs in for the first time; other profiles do not change. */
    readonly newcomer?: AccountHome & { readonly language?: Language };
  },
): Promise<void> {
  const { workspaceId, created } = await ensureWorkspace(tx, {
    userId: signIn.userId,
    now: signIn.now,
    source: signIn.source ?? null,
  });
  if (created && signIn.newcomer !== undefined)
    await tx.update(user).set(signIn.newcomer).where(eq(user.id, signIn.userId));
  await writeAccountAudit(
    { tx, scope: { workspaceId, userId: signIn.userId }, now: signIn.now },
    { action: "sign_in", entity: "session", changes: { method: signIn.method } },
  );
}

export async function recordPasswordChange(
  tx: Tx,
  change: { readonly userId: string; readonly how: "reset" | "change" | "removed"; readonly now: Date },
): Promise<void> {
  const { workspaceId } = await ensureWorkspace(tx, { userId: change.userId, now: change.now });
  await writeAccountAudit(
    { tx, scope: { workspaceId, userId: change.userId }, now: change.now },
    { action: "update", entity: "password", changes: { how: change.how } },
  );
}

/** Marks the address as proven, because the person has used a link from a mail to it. */
export async function markVerified(tx: Tx, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
}

/** Marks an address as proven; false if it was already. Concurrent sign-ins wait for this transaction. */
export async function proveAddress(tx: Tx, userId: string): Promise<boolean> {
  const proven = await tx
    .update(user)
    .set({ emailVerified: true })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
    .returning({ id: user.id });
  return proven.length > 0;
}

/** Whether a password still exists, after a concurrent removal has finished. */
export async function hasPasswordStill(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: account.id })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.id, userId))
    .for("share", { of: user });
  return rows.length > 0;
}

export async function passwordHashOf(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  return row?.password ?? null;
}

export async function removePassword(tx: Tx, userId: string): Promise<void> {
  await tx.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
}

/** Replaces the hash of the password, or stores the first one. */
export async function setPassword(
  tx: Tx,
  change: { readonly userId: string; readonly passwordHash: string },
): Promise<void> {
  const changed = await tx
    .update(account)
    .set({ password: change.passwordHash, updatedAt: sql`now()` })
    .where(and(eq(account.userId, change.userId), eq(account.providerId, "credential")))
    .returning({ id: account.id });
  if (changed.length > 0) return;
  await tx.insert(account).values({
    userId: change.userId,
    accountId: change.userId,
    providerId: "credential",
    password: change.passwordHash,
  });
}

export async function purgeExpired(tx: Tx): Promise<void> {
  await tx.delete(verification).where(sql`${verification.expiresAt} < now()`);
  await tx.delete(session).where(sql`${session.expiresAt} < now()`);
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, sessionId));
}

export async function endSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId));
}

function languageOf(stored: string): Language {
  return stored === "es" || stored === "de" || stored === "fr" || stored === "it" ? stored : "en";
}
