import type { Neighbours } from "@keystead/contract/wire";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";

/** The record and the list that decide its neighbours: see `useCameFrom`. */
type Walk<Failure> = {
  readonly id: string;
  readonly listedAt: number | null;
  /** For any record of the list: `(id) => query.leases.neighbours.queryOptions({ input: { id, ...list } })`. */
  readonly ask: (id: string) => UseQueryOptions<Neighbours, Failure>;
};

const none: Neighbours = { previous: null, next: null };

/**
 * The previous and next record in the list that a record was opened from. The neighbours' own neighbours are fetched
 * ahead and kept for this list: a payment recorded here may move the record to the end of the list, and the order still
 * stays as it was seen.
 */
export function useNeighbours<Failure>({ id, listedAt, ask }: Walk<Failure>): Neighbours {
  const optionsOf = (of: string | null) => {
    const options = ask(of ?? id);
    return {
      ...options,
      // A key of its own, because every change makes the records' key stale.
      queryKey: ["neighbours", listedAt, ...options.queryKey],
      enabled: of !== null,
      staleTime: listedAt === null ? 0 : Number.POSITIVE_INFINITY,
    };
  };
  const { data } = useQuery(optionsOf(id));
  const known = data ?? none;
  const ahead = listedAt === null ? none : known;
  useQuery(optionsOf(ahead.previous));
  useQuery(optionsOf(ahead.next));
  return known;
}
