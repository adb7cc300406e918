import { eq, sql } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { user } from "#kernel/db/schema/index.ts";

export type ProfileRow = typeof user.$inferSelect & { readonly hasPassword: boolean };

export async function readProfile(tx: Tx, userId: string, lock: "lock" | "read"): Promise<ProfileRow | null> {
  const query = tx
    .select({
      row: user,
      hasPassword: sql<boolean>`exists (select from account a
        where a.user_id = ${userId}::uuid and a.provider_id = 'credential' and a.password is not null)`,
    })
    .from(user)
    .where(eq(user.id, userId));
  const [found] = lock === "lock" ? await query.for("update") : await query;
  return found === undefined ? null : { ...found.row, hasPassword: found.hasPassword };
}

export type ProfileFields = Partial<
  Pick<
    typeof user.$inferInsert,
    "name" | "language" | "timezone" | "baseCurrency" | "singleKeyShortcuts" | "rentKind" | "onboardingHidden"
  >
>;

export async function writeProfile(tx: Tx, userId: string, fields: ProfileFields, now: Date): Promise<void> {
  await tx
    .update(user)
    .set({ ...fields, updatedAt: now })
    .where(eq(user.id, userId));
}
