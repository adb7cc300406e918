import type { LeadSource } from "@keystead/domain/leads";
import { lt } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { pricingLeads } from "#kernel/db/schema/index.ts";

export type LeadToStore = {
  readonly email: string;
  readonly plan: string | null;
  readonly source: LeadSource;
  readonly createdAt: Date;
};

/** As `app_system`. The unique index decides which of many at once is the one. */
export async function insertLead(tx: Tx, lead: LeadToStore): Promise<void> {
  const { email, plan, source, createdAt } = lead;
  await tx.insert(pricingLeads).values({ email, plan, source, createdAt }).onConflictDoNothing();
}

/** As `app_system`. */
export async function deleteLeadsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(pricingLeads).where(lt(pricingLeads.createdAt, before));
}
