import type { LeaseView } from "@keystead/contract/leases";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";

export function useLease(id: string) {
  return useQuery(query.leases.get.queryOptions({ input: { id } }));
}

/** Money that moves on a lease is seen on nearly every other screen: one place says which. */
export function useAfterLeaseChange() {
  const client = useQueryClient();
  return async (lease?: LeaseView): Promise<void> => {
    if (lease !== undefined)
      client.setQueryData(query.leases.get.queryKey({ input: { id: lease.id } }), lease);
    await Promise.all(
      [
        query.leases.key(),
        query.portfolio.key(),
        query.income.key(),
        query.tenants.key(),
        query.properties.key(),
        query.units.key(),
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}
