import type { TenantQuery, TenantView } from "@keystead/contract/tenants";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { readStandings } from "../../rent-book/index.ts";
import { findListedTenant, selectTenants } from "../tenant-store.ts";
import { tenantView } from "../tenant-view.ts";

/** Two statements regardless of the number of tenants, and one more if only tenants who owe money are requested. */
export async function listTenants(
  work: Work,
  { owes, ...query }: z.infer<typeof TenantQuery>,
): Promise<{ items: TenantView[]; total: number } & Onward> {
  const among = owes === undefined ? undefined : await findOwingTenants(work);
  const { items, total, ...onward } = await selectTenants(work, { ...query, among });
  const leases = await readStandings(work, { tenantIds: items.map(({ row }) => row.id) });
  return { items: items.map((item) => tenantView(item, leases)), total, ...onward };
}

export async function getTenant(work: Work, id: string): Promise<TenantView> {
  const found = await findListedTenant(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  return tenantView(found, await readStandings(work, { tenantIds: [id] }));
}

/**
 * The tenants who owe money in one of their currencies, whatever credit they have in another (R-C15); joint tenants
 * owe together (R-C17).
 */
export async function findOwingTenants(work: Work): Promise<readonly string[]> {
  const leases = await readStandings(work, {});
  const signed = leases.flatMap(({ lease, account }) =>
    [lease.tenant, ...lease.coTenants].map(({ id }) => ({ id, lease, account })),
  );
  const balances = Map.groupBy(signed, ({ id, lease }) => `${id} ${lease.currency}`);
  const owing = [...balances.values()].flatMap((own) =>
    own.reduce((sum, { account }) => sum + account.balanceMinor, 0) > 0 && own[0] !== undefined
      ? [own[0].id]
      : [],
  );
  return [...new Set(owing)];
}
