import { PAGE_SIZE, pageSizes, SEARCH_LIMIT } from "@keystead/domain/lists";
import { useCallback, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";

/** The values a filter may have, `several` of them comma-separated, or any `text` such as an id. */
export type FilterRule = readonly string[] | { readonly anyOf: readonly string[] } | "text";

type FilterValue<Rule> = Rule extends readonly (infer One)[] ? One : string;

export type ListRules<Sort extends string, Filters extends Readonly<Record<string, FilterRule>>> = {
  readonly sorts: readonly Sort[];
  readonly defaultSort: Sort | `-${Sort}`;
  readonly filters: Filters;
  /** The filters when the address has none; an empty parameter removes one. */
  readonly defaultFilters?: { readonly [Name in keyof Filters]?: string };
};

export type ListQueryOf<Sort extends string, Filters> = {
  readonly page: number;
  readonly limit: number;
  /** The server's cursor for the end of the previous page. */
  readonly after?: string;
  readonly sort: Sort | `-${Sort}`;
  readonly q?: string;
} & { readonly [Name in keyof Filters]?: FilterValue<Filters[Name]> };

export type ListState<Query = unknown> = {
  /** The input of the list's query. */
  readonly query: Query;
  readonly page: number;
  readonly limit: number;
  /** Undefined for a page known only by its number. */
  readonly after: string | undefined;
  readonly sort: string;
  readonly q: string;
  readonly filters: Readonly<Record<string, string>>;
  /** A search or a filter other than the defaults is set: an empty result means "nothing fits". */
  readonly narrowed: boolean;
  /** Only the default filters are set: an empty result may mean that everything is done. */
  readonly defaulted: boolean;
  readonly set: (change: ListChange) => void;
  readonly clear: () => void;
};

export type ListChange = {
  readonly page?: number;
  /** The cursor of the page that follows the one just read. */
  readonly after?: string;
  readonly limit?: number;
  readonly sort?: string;
  readonly q?: string;
  readonly filters?: Readonly<Record<string, string>>;
};

/**
 * Page, order, search and filters of a list, kept in the address so that a link shows the same rows. The page's cursor
 * is kept in the history state instead: it may contain names, and Back shows the page as it was. `rules` must be a
 * constant of the module.
 */
export function useListState<
  const Sort extends string,
  const Filters extends Readonly<Record<string, FilterRule>>,
>(rules: ListRules<Sort, Filters>): ListState<ListQueryOf<Sort, Filters>> {
  const [params, setParams] = useSearchParams();
  const after = afterIn(useLocation().state);
  const state = useMemo(() => read(params, rules, after), [params, rules, after]);

  const set = useCallback(
    (change: ListChange) => {
      setParams((before) => write(before, change, rules), {
        replace: change.q !== undefined,
        preventScrollReset: true,
        state: change.after === undefined ? null : { after: change.after },
      });
    },
    [setParams, rules],
  );
  const clear = useCallback(() => {
    set({ q: "", filters: Object.fromEntries(Object.keys(rules.filters).map((name) => [name, ""])) });
  }, [set, rules]);

  return { ...state, set, clear };
}

function read<Sort extends string, Filters extends Readonly<Record<string, FilterRule>>>(
  params: URLSearchParams,
  rules: ListRules<Sort, Filters>,
  read: string | undefined,
) {
  const page = wholeNumber(params.get("page")) ?? 1;
  const after = page === 1 ? undefined : read;
  const requested = wholeNumber(params.get("limit"));
  const limit = pageSizes.find((size) => size === requested) ?? PAGE_SIZE;
  const sort = sortOf(params.get("sort"), rules);
  const q = (params.get("q") ?? "").slice(0, SEARCH_LIMIT);
  const defaults: Readonly<Record<string, string | undefined>> = rules.defaultFilters ?? {};
  const filters: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules.filters)) {
    const value = allowed(params.get(name) ?? defaults[name] ?? "", rule);
    if (value !== "") filters[name] = value;
  }
  const narrowed = q !== "" || Object.keys(filters).some((name) => filters[name] !== defaults[name]);
  // Names and values come from `rules`, which also gives the type; TypeScript cannot follow the loop.
  const query = {
    page,
    limit,
    ...(after === undefined ? {} : { after }),
    sort,
    ...(q === "" ? {} : { q }),
    ...filters,
  } as ListQueryOf<Sort, Filters>;
  const defaulted = !narrowed && Object.keys(filters).length > 0;
  return { query, page, limit, after, sort, q, filters, narrowed, defaulted };
}

/** The history state may come from an older version of the application. */
function afterIn(state: unknown): string | undefined {
  return typeof state === "object" && state !== null && "after" in state && typeof state.after === "string"
    ? state.after
    : undefined;
}

function write<Sort extends string, Filters extends Readonly<Record<string, FilterRule>>>(
  before: URLSearchParams,
  change: ListChange,
  rules: ListRules<Sort, Filters>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  const put = (name: string, value: string, unsaid: string) => {
    if (value === unsaid) next.delete(name);
    else next.set(name, value);
  };
  // Any change without a page starts at the first one.
  put("page", String(change.page ?? 1), "1");
  if (change.limit !== undefined) put("limit", String(change.limit), String(PAGE_SIZE));
  if (change.sort !== undefined) put("sort", change.sort, rules.defaultSort);
  if (change.q !== undefined) put("q", change.q, "");
  const defaults: Readonly<Record<string, string | undefined>> = rules.defaultFilters ?? {};
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value, defaults[name] ?? "");
  return next;
}

function sortOf<Sort extends string>(
  text: string | null,
  rules: { readonly sorts: readonly Sort[]; readonly defaultSort: Sort | `-${Sort}` },
): Sort | `-${Sort}` {
  const key = rules.sorts.find((sort) => text === sort || text === `-${sort}`);
  if (key === undefined) return rules.defaultSort;
  return text === key ? key : `-${key}`;
}

function allowed(value: string, rule: FilterRule): string {
  if (rule === "text") return value;
  if ("anyOf" in rule)
    return value
      .split(",")
      .filter((one) => rule.anyOf.includes(one))
      .join(",");
  return rule.includes(value) ? value : "";
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
