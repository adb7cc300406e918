import type { TenantNeighboursQuery } from "@keystead/contract/tenants";
import type { Neighbours } from "@keystead/contract/wire";
import type * as z from "zod/mini";

import type { Work } from "#kernel/work.ts";
import { findOwingTenants } from "./list-tenants.ts";
import { findTenantNeighbours } from "../tenant-store.ts";

/** The tenants before and after this one in the list from which it was opened. */
export async function tenantNeighbours(
  work: Work,
  { id, owes, ...query }: z.infer<typeof TenantNeighboursQuery>,
): Promise<Neighbours> {
  const among = owes === undefined ? undefined : await findOwingTenants(work);
  return findTenantNeighbours(work, { ...query, among }, id);
}
