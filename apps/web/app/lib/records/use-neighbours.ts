import type { Neighbours } from "@keystead/contract/wire";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";

/** What of the list decides about the neighbours: see `useCameFrom`. */
type Walk<Failure> = {
  readonly id: string;
  readonly listedAt: number | null;
  /** For any record of the list: `(id) => query.leases.neighbours.queryOptions({ input: { id, ...list } })`. */
  readonly ask: (id: string) => UseQueryOptions<Neighbours, Failure>;
};

const none: Neighbours = { previous: null, next: null };

/**
 * The records before and after one in the list it was opened from. Whoever is beside the neighbours is asked for as soon as they are
 * known and kept for this walk: a payment recorded here may move the record to the end of the list, and the way on stays the one
 * that was seen.
 */
export function useNeighbours<Failure>({ id, listedAt, ask }: Walk<Failure>): Neighbours {
  const optionsOf = (of: string | null) => {
    const asked = ask(of ?? id);
    return {
      ...asked,
      // Not under the records' own key, which every change makes stale.
      queryKey: ["neighbours", listedAt, ...asked.queryKey],
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
