import { eq, sql } from "#kernel/db/drizzle.ts";

import { user } from "#kernel/db/schema/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";

export type ProfileRow = typeof user.$inferSelect & { readonly hasPassword: boolean };

export async function readProfile(
  { tx, scope: { userId } }: Work<PersonScope>,
  lock: "lock" | "read",
): Promise<ProfileRow | null> {
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

export async function writeProfile(
  { tx, scope }: Work<PersonScope>,
  fields: ProfileFields & { readonly updatedAt: Date },
): Promise<void> {
  await tx.update(user).set(fields).where(eq(user.id, scope.userId));
}
