import { LAST_PAGE, MOST_ROWS, NAMES_OFFERED, PAGE_SIZE, SEARCH_LIMIT } from "@keystead/domain/lists";
import type { ListSorting } from "@keystead/domain/lists";
import * as z from "zod/mini";

import { Id } from "./fields.ts";
import { clean, text } from "./texts.ts";

const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE));
const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS));

/** Search text of a list. */
export const SearchText = z.optional(text(SEARCH_LIMIT));

const POSITION_LIMIT = 4_000;

/** The position of a row in a list: its values of all sort keys, the id last, as text taken from the list's answer. */
export const ListPosition = z.pipe(
  z.pipe(
    z.string({ error: "INVALID_VALUE" }).check(z.maxLength(POSITION_LIMIT, { error: "INVALID_VALUE" })),
    z.transform(positionIn),
  ),
  z.array(z.nullable(z.string().check(clean)), { error: "INVALID_VALUE" }).check(z.minLength(1)),
);
export type ListPosition = readonly (string | null)[];

function positionIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The position of a page's last row, for `after` of the next page; absent at the end of the list. */
export const NextPage = z.optional(z.string());

/**
 * Paging, search and sort of all lists; `sort` is a key, with `-` in front for descending. A page starts after `after`,
 * so that no row is repeated or skipped while records change; without `after`, `page` counts.
 */
export function listQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>(
  { sorts }: ListSorting<Sort>,
  filters: Filters,
) {
  const keys = sorts.flatMap((key) => [key, `-${key}`] as const) as unknown as [
    Sort | `-${Sort}`,
    ...(Sort | `-${Sort}`)[],
  ];
  return z.strictObject({
    page: z._default(page, 1),
    limit: z._default(limit, PAGE_SIZE),
    after: z.optional(ListPosition),
    sort: z.optional(z.enum(keys)),
    q: SearchText,
    ...filters,
  });
}

/** Query of a picker: at most `limit` names that contain `q`, and the record `id` in any case. */
export function namesQuery<Filters extends z.core.$ZodLooseShape>(filters: Filters) {
  return z.strictObject({
    q: SearchText,
    limit: z._default(limit, NAMES_OFFERED),
    id: z.optional(Id),
    ...filters,
  });
}

/** Sorted by name; the record requested by id comes first when it is not among the others. */
export function namedChoices<Item extends z.core.SomeType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** More were found than are answered. */
    more: z.boolean(),
  });
}
const JOINED_LIMIT = 200;

/** Any of the values of one filter, comma-separated in the URL. */
export function anyOf<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(JOINED_LIMIT)),
        z.transform((joined) => joined.split(",").filter((part) => part !== "")),
      ),
      z.array(z.enum(values)),
    ),
  );
}

/** A list answer: one page of rows, how many there are in all, and where the next page begins. */
export function listOf<Item extends z.core.SomeType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number(), next: NextPage });
}

/** The records before and after one in a list; null at an end, and both null when the list does not contain it. */
export const Neighbours = z.object({ previous: z.nullable(z.string()), next: z.nullable(z.string()) });
export type Neighbours = z.infer<typeof Neighbours>;
