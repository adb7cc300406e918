import { eq } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { property, user } from "#kernel/db/schema/index.ts";

/**
 * Creates a person without a password, so that nobody can sign in as them. Undefined if the address is taken. As
 * `app_system`.
 */
export async function insertSeedPerson(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx
    .insert(user)
    .values({ name: "Seed", email })
    .onConflictDoNothing()
    .returning({ id: user.id });
  return row?.id;
}

export async function hasProperties(tx: Tx, workspaceId: string): Promise<boolean> {
  return (await tx.$count(property, eq(property.workspaceId, workspaceId))) > 0;
}
