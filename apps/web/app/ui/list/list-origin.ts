import { PAGE_SIZE } from "@keystead/domain/lists";
import { useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";

import type { FilterRule, ListQueryOf, ListRules, ListState } from "./use-list-state.ts";
import { useListState } from "./use-list-state.ts";

/** For a link from a list to one of its records: `<Link to={{ pathname, search: from.search }} state={from.state}>`. */
export type ListOrigin = {
  /**
   * The whole list query in the record's address, so that a link shows the same neighbours whatever the list's defaults
   * are.
   */
  readonly search: string;
  /**
   * When the list was read: while the user steps through its records, the order stays as it was seen, even if they
   * change.
   */
  readonly state: { readonly listedAt: number };
};

type Rules<Sort extends string, Filters extends Readonly<Record<string, FilterRule>>> = ListRules<
  Sort,
  Filters
>;

/** The query and time of a list, for the links to its records. */
export function listOrigin<Sort extends string, Filters extends Readonly<Record<string, FilterRule>>>(
  rules: Rules<Sort, Filters>,
  { sort, q, filters, page, limit }: Pick<ListState, "sort" | "q" | "filters" | "page" | "limit">,
  readAt: number,
): ListOrigin {
  const searched = new URLSearchParams({ sort });
  if (q !== "") searched.set("q", q);
  for (const name of Object.keys(rules.filters)) {
    const value = filters[name];
    // A removed filter is written as empty where the list has a default for it.
    if (value !== undefined || name in (rules.defaultFilters ?? {})) searched.set(name, value ?? "");
  }
  // Only for the way back: the neighbours come from the whole list.
  if (page > 1) searched.set("page", String(page));
  if (limit !== PAGE_SIZE) searched.set("limit", String(limit));
  return { search: searched.toString(), state: { listedAt: readAt } };
}

export type CameFrom<Query> = {
  /** Order, search and filters of the list; null when the address has none. */
  readonly query: Omit<Query, "page" | "limit" | "after"> | null;
  /** As in the address, for links to the neighbours and back to the list; empty without a list. */
  readonly search: string;
  readonly listedAt: number | null;
};

/** The list that a record was opened from, read from the address. `rules` must be the list's own. */
export function useCameFrom<
  const Sort extends string,
  const Filters extends Readonly<Record<string, FilterRule>>,
>(rules: Rules<Sort, Filters>): CameFrom<ListQueryOf<Sort, Filters>> {
  const { search, state } = useLocation();
  const [params] = useSearchParams();
  const { query } = useListState(rules);
  return useMemo(() => {
    if (!params.has("sort")) return { query: null, search: "", listedAt: null };
    const { page: _page, limit: _limit, after: _after, ...listed } = query;
    return { query: listed, search, listedAt: listedAtOf(state) };
  }, [params, query, search, state]);
}

/** The history state may come from an older version of the application. */
function listedAtOf(state: unknown): number | null {
  return typeof state === "object" &&
    state !== null &&
    "listedAt" in state &&
    typeof state.listedAt === "number"
    ? state.listedAt
    : null;
}
