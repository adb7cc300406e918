import {
  hashKey,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { useState } from "react";

/**
 * The query of a list: its rows stay while others load. They stay also where the cache has an answer that a change has
 * since made out of date: a row that the answer does not have yet would go with its open menu, only to come back.
 */
export function useListQuery<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  const client = useQueryClient();
  const { data, isError, isFetching, failureCount, refetch, dataUpdatedAt } = useQuery(options);
  const key = hashKey(options.queryKey);
  const [shown, setShown] = useState({ key, data });
  const isOutdated = client.getQueryState(options.queryKey)?.isInvalidated === true;
  // An answer out of date is better than none: after a failure it is shown.
  const isDue = data === undefined ? !isError : isOutdated && isFetching && failureCount === 0;
  if (isDue && shown.key !== key) return { data: shown.data, isError, isFetching, refetch, dataUpdatedAt };
  if (data !== undefined && (shown.key !== key || shown.data !== data)) setShown({ key, data });
  return { data, isError, isFetching, refetch, dataUpdatedAt };
}
