import { MOST_LEADS, type LeadSource } from "@keystead/domain/leads";
import { and, eq, lt, sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { pricingLeads } from "#kernel/db/schema/index.ts";

export type LeadToStore = {
  readonly email: string;
  readonly plan: string | null;
  readonly source: LeadSource;
  readonly createdAt: Date;
};

/**
 * Stores a lead as `app_system`. If several come at once, the unique index accepts one. False if it is not stored
 * because there is no room.
 */
export async function insertLead(tx: Tx, lead: LeadToStore): Promise<boolean> {
  const { email, plan, source, createdAt } = lead;
  if (await isStored(tx, lead)) return true;
  if ((await tx.$count(pricingLeads)) >= MOST_LEADS) return false;
  await tx.insert(pricingLeads).values({ email, plan, source, createdAt }).onConflictDoNothing();
  return true;
}

async function isStored(tx: Tx, { email, plan, source }: LeadToStore): Promise<boolean> {
  const found = await tx
    .select({ id: pricingLeads.id })
    .from(pricingLeads)
    .where(
      and(
        sql`lower(${pricingLeads.email}) = lower(${email})`,
        sql`coalesce(${pricingLeads.plan}, '') = ${plan ?? ""}`,
        eq(pricingLeads.source, source),
      ),
    );
  return found.length > 0;
}

/** As `app_system`. */
export async function deleteLeadsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(pricingLeads).where(lt(pricingLeads.createdAt, before));
}
