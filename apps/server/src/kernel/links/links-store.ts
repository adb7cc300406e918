import { and, eq, sql } from "../db/drizzle.ts";

import type { Tx } from "#kernel/db/database.ts";
import { verification } from "#kernel/db/schema/index.ts";

/**
 * A link that is the only one of its value, which says what it opens: a new one voids those before it. Two asked for at the
 * same moment take turns, or each would leave the other's alive. better-auth, which consumes it, judges its life by the
 * machine's clock, here the database's.
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

/** Whatever was sent out for it opens nothing any more. */
export async function voidLinks(tx: Tx, value: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, value));
}

/** What a link opens that is still alive; it stays as it is. */
export async function findLink(tx: Tx, identifier: string): Promise<string | null> {
  const [link] = await tx
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, identifier), sql`${verification.expiresAt} > now()`));
  return link?.value ?? null;
}

/** Takes a link that is still alive, once; answers its value. */
export async function consumeLink(tx: Tx, identifier: string): Promise<string | null> {
  const [link] = await tx
    .delete(verification)
    .where(eq(verification.identifier, identifier))
    .returning({ value: verification.value, alive: sql<boolean>`${verification.expiresAt} > now()` });
  return link?.alive === true ? link.value : null;
}
