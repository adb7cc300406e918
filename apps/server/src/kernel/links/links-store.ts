import { and, eq, sql } from "../db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { verification } from "#kernel/db/schema/index.ts";

/**
 * Creates a link and voids all earlier links with the same value, which states what the link opens. Concurrent calls
 * take turns, or each would leave the other's link valid. Expiry follows the database's clock here, but the machine's
 * clock in better-auth, which consumes the link.
 */
export async function replaceLink(
  tx: Tx,
  link: { readonly identifier: string; readonly value: string; readonly livesMs: number },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`link|${link.value}`}, 0))`);
  await voidLinks(tx, link.value);
  await tx.insert(verification).values({
    identifier: link.identifier,
    value: link.value,
    expiresAt: sql`now() + ${link.livesMs} * interval '1 millisecond'`,
  });
}

/** Deletes all links for this value. */
export async function voidLinks(tx: Tx, value: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, value));
}

/** The value of a link that has not expired; does not consume it. */
export async function findLink(tx: Tx, identifier: string): Promise<string | null> {
  const [link] = await tx
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, identifier), sql`${verification.expiresAt} > now()`));
  return link?.value ?? null;
}

/** Consumes a link; returns its value if it had not expired. */
export async function consumeLink(tx: Tx, identifier: string): Promise<string | null> {
  const [link] = await tx
    .delete(verification)
    .where(eq(verification.identifier, identifier))
    .returning({ value: verification.value, alive: sql<boolean>`${verification.expiresAt} > now()` });
  return link?.alive === true ? link.value : null;
}
