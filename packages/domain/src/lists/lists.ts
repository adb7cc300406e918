/** How many rows a page of a list shows when nobody chose. */
export const PAGE_SIZE = 25;
/** How many it may show. */
export const pageSizes = [PAGE_SIZE, 50, 100] as const;
/** The most rows of one answer; whoever needs more turns the page. */
export const MOST_ROWS = 100;
/** How many names a picker is offered unless it asks for more. */
export const NAMES_OFFERED = 50;
/** The last page that can be asked for. */
export const LAST_PAGE = 100_000;
/** The longest text that is searched for, in code points. */
export const SEARCH_LIMIT = 100;
/** The most records that one request changes or deletes together. */
export const MOST_AT_ONCE = 100;

/** By what a list can be put in order, and how it stands when nobody chose; `-` in front is descending. */
export type ListSorting<Sort extends string = string> = {
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly defaultSort: Sort | `-${Sort}`;
};
