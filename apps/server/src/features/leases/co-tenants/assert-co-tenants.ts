import { coTenantIssue } from "@keystead/domain/leases";

import { badField, refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { countTenants } from "./co-tenants-store.ts";

/** R-C17: joint tenants differ from the main one, occur once each, and exist in this workspace. */
export async function assertCoTenants(
  work: Work,
  tenantId: string | null,
  coTenantIds: readonly string[],
): Promise<void> {
  const issue = coTenantIssue(tenantId, coTenantIds);
  if (issue !== null) throw badField(["coTenantIds"], issue);
  if ((await countTenants(work, coTenantIds)) < coTenantIds.length) throw refusal("NOT_FOUND");
}
