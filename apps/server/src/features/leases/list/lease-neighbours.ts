import type { LeaseNeighboursQuery } from "@keystead/contract/leases";
import type { Neighbours } from "@keystead/contract/wire";
import type * as z from "zod/mini";

import { neighboursAmong } from "#kernel/db/queries/neighbours.ts";
import type { Work } from "#kernel/work.ts";
import { findLeaseNeighbours } from "../../rent-book/index.ts";
import { queriesMoney, leasesInOrder, storeQuery } from "./list-leases.ts";

/**
 * The leases before and after one in the list it was opened from. Only a sort or filter by money needs the standing of
 * every lease; otherwise the database returns the two ids.
 */
export async function leaseNeighbours(
  work: Work,
  { id, ...query }: z.infer<typeof LeaseNeighboursQuery>,
): Promise<Neighbours> {
  if (!queriesMoney(query)) return findLeaseNeighbours(work, storeQuery(query), id);
  const ids = (await leasesInOrder(work, query)).map(({ lease }) => lease.id);
  return neighboursAmong(ids, id);
}
