/** Default number of rows on a page of a list. */
export const PAGE_SIZE = 25;
/** Selectable numbers of rows. */
export const pageSizes = [PAGE_SIZE, 50, 100] as const;
/** Most rows of one answer; further rows need another page. */
export const MOST_ROWS = 100;
/** Default number of names in a picker. */
export const NAMES_OFFERED = 50;
/** The last page that can be requested. */
export const LAST_PAGE = 100_000;
/** Longest search text, in code points. */
export const SEARCH_LIMIT = 100;
/** The most records that one request changes or deletes together. */
export const MOST_AT_ONCE = 100;

/** The sort keys of a list, and its default order; `-` in front means descending. */
export type ListSorting<Sort extends string = string> = {
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly defaultSort: Sort | `-${Sort}`;
};
