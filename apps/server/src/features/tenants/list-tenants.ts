import type { TenantQuery, TenantView } from "@keystead/contract/tenants";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { findListedTenant, listTenants as selectTenants } from "./tenant-store.ts";
import { tenantView } from "./tenant-view.ts";

/** One statement whatever the number of tenants. */
export async function listTenants(
  tx: Tx,
  scope: Scope,
  query: z.infer<typeof TenantQuery>,
  now: Date,
): Promise<{ items: TenantView[]; total: number }> {
  permit(scope, "tenant.read");
  const { items, total } = await selectTenants(tx, scope, query, now);
  return { items: items.map(tenantView), total };
}

export async function getTenant(tx: Tx, scope: Scope, id: string, now: Date): Promise<TenantView> {
  permit(scope, "tenant.read");
  const found = await findListedTenant(tx, scope, id, now);
  if (found === undefined) throw refusal("NOT_FOUND");
  return tenantView(found);
}
