import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";

/** What a property brought in twelve months, as the list of income counts it. */
export function useReceivedMonths(propertyId: string, last: string) {
  return useQuery(query.income.months.queryOptions({ input: { last, propertyId } }));
}
