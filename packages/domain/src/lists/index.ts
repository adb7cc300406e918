export {
  LAST_PAGE,
  MOST_AT_ONCE,
  MOST_ROWS,
  NAMES_OFFERED,
  PAGE_SIZE,
  pageSizes,
  SEARCH_LIMIT,
} from "./lists.ts";
export type { ListSorting } from "./lists.ts";
