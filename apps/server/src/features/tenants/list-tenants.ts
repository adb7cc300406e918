import type { TenantQuery, TenantView } from "@keystead/contract/tenants";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/database.ts";
import { readStandings } from "../rent-book/index.ts";
import { findListedTenant, listTenants as selectTenants } from "./tenant-store.ts";
import { tenantView } from "./tenant-view.ts";

/** Two statements whatever the number of tenants, one more when only those who owe are wanted. */
export async function listTenants(
  tx: Tx,
  scope: Scope,
  { owes, ...query }: z.infer<typeof TenantQuery>,
  now: Date,
): Promise<{ items: TenantView[]; total: number }> {
  const among = owes === undefined ? undefined : await owingTenants(tx, scope, now);
  const { items, total } = await selectTenants(tx, scope, { ...query, among }, now);
  const leases = await readStandings(tx, scope, { tenantIds: items.map(({ row }) => row.id) }, now);
  return { items: items.map((item) => tenantView(item, leases)), total };
}

export async function getTenant(tx: Tx, scope: Scope, id: string, now: Date): Promise<TenantView> {
  const found = await findListedTenant(tx, scope, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  return tenantView(found, await readStandings(tx, scope, { tenantIds: [id] }, now));
}

/** Those who owe in one of their currencies, whatever credit they have in another (R-C15). */
async function owingTenants(tx: Tx, scope: Scope, now: Date): Promise<readonly string[]> {
  const leases = await readStandings(tx, scope, {}, now);
  const balances = Map.groupBy(leases, ({ lease }) => `${lease.tenant.id} ${lease.currency}`);
  return [...balances.values()].flatMap((own) =>
    own.reduce((sum, { account }) => sum + account.balanceMinor, 0) > 0 && own[0] !== undefined
      ? [own[0].lease.tenant.id]
      : [],
  );
}
