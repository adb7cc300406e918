import { useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";

export function useLease(id: string) {
  return useQuery(query.leases.get.queryOptions({ input: { id } }));
}
