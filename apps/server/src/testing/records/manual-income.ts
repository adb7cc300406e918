import { eq } from "#kernel/db/drizzle.ts";

import { income, property } from "#kernel/db/schema/index.ts";
import type { TestApp } from "../test-app.ts";

/** Inserts income entered by hand at a property, before any rent row is marked paid. */
export async function manualIncome(
  { db }: Pick<TestApp, "db">,
  record: Partial<typeof income.$inferInsert> & { readonly propertyId: string; readonly receivedOn: string },
): Promise<string> {
  return db.asSystem(async (tx) => {
    const [found] = await tx.select().from(property).where(eq(property.id, record.propertyId));
    if (found === undefined) throw new Error("Income at a property that is not there.");
    const [made] = await tx
      .insert(income)
      .values({
        workspaceId: found.workspaceId,
        category: "rent",
        amountMinor: 95_000,
        currency: "EUR",
        method: "cash",
        notes: "",
        ...record,
      })
      .returning({ id: income.id });
    if (made === undefined) throw new Error("An inserted record that is not answered.");
    return made.id;
  });
}
