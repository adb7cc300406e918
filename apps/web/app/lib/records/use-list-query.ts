import {
  hashKey,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { useState } from "react";

/**
 * The query of a list: its rows stay while others load. They also stay when the cache has a response that a later
 * change made stale. That response may lack a row that is on screen: the row would disappear with its open menu and
 * come back after the refetch.
 */
export function useListQuery<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  const client = useQueryClient();
  const { data, isError, isFetching, failureCount, refetch, dataUpdatedAt } = useQuery(options);
  const key = hashKey(options.queryKey);
  const [shown, setShown] = useState({ key, data });
  const isOutdated = client.getQueryState(options.queryKey)?.isInvalidated === true;
  // After a failure a stale response is shown: it is better than none.
  const isDue = data === undefined ? !isError : isOutdated && isFetching && failureCount === 0;
  if (isDue && shown.key !== key) return { data: shown.data, isError, isFetching, refetch, dataUpdatedAt };
  if (data !== undefined && (shown.key !== key || shown.data !== data)) setShown({ key, data });
  return { data, isError, isFetching, refetch, dataUpdatedAt };
}
