import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";

/** The income of a property in twelve months, counted as in the list of income. */
export function useReceivedMonths(propertyId: string, last: string) {
  return useQuery(query.income.months.queryOptions({ input: { last, propertyId } }));
}
