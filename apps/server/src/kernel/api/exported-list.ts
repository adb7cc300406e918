import { Place } from "@keystead/contract/wire";
import type { ExportCell, ExportColumn, ExportedListName } from "@keystead/domain/exports";
import type { Action } from "@keystead/domain/permissions";
import type * as z from "zod/mini";

import type { ExportedList, Read } from "../registry/exported-list.ts";
import type { Work } from "../work.ts";
import { postedAs } from "./posted.ts";

type Paged = {
  readonly page: number;
  readonly limit: number;
  readonly after?: (string | null)[] | undefined;
};

type Given<Query extends object, Item> = {
  readonly name: ExportedListName;
  readonly needs: Action;
  /** What the list is asked, as its procedure takes it. */
  readonly query: z.ZodMiniType<Query>;
  /** The list's own verb, or for a list that may be long whichever finds these `ids` of it. */
  readonly list: (
    work: Work,
    query: Query & Paged & { readonly ids?: readonly string[] },
  ) => Promise<{ readonly items: readonly Item[]; readonly next?: string | undefined }>;
  /** With it the list is decided at once and then read in pages: what comes and goes meanwhile moves no row from one page to the next. */
  readonly ids?: (work: Work, query: Query) => Promise<readonly string[]>;
  /** With it the next page is what comes after an item, as the list is read on its screen. */
  readonly after?: (item: Item) => Partial<Query>;
  /** Without it equal keys are one row: a list that only grows repeats a row where a page moves on. */
  readonly key: (item: Item) => string;
  /** The rows of an item by the columns of the list; several where it has money in several currencies. */
  readonly rows: (item: Item) => readonly (readonly ExportCell[])[];
};

const AT_ONCE = 500;

/** What a feature registers for a list of its own: the list is asked as its screen asks it, and nothing is read another way. */
export function exportedList<Query extends object, Item>(given: Given<Query, Item>): ExportedList {
  return {
    name: given.name,
    needs: given.needs,
    async *pages(read, asked) {
      // From the first row, whichever page the screen is at.
      const query = { ...postedAs(given.query, asked), after: undefined };
      for await (const items of given.ids === undefined
        ? byPage(given, read, query)
        : byId(given, read, query))
        yield items.flatMap((item) => given.rows(item).map((cells) => ({ cells })));
    },
  };
}

/** A row by the keys of its columns, in their order. */
export function cellsOf(
  columns: readonly ExportColumn[],
  cells: Readonly<Record<string, ExportCell>>,
): readonly ExportCell[] {
  return columns.map(({ key }) => {
    const cell = cells[key];
    if (cell === undefined) throw new Error(`nothing for the column ${key}`);
    return cell;
  });
}

async function* byPage<Query extends object, Item>(
  { list, key, after }: Given<Query, Item>,
  read: Read,
  query: Query & Pick<Paged, "after">,
): AsyncGenerator<readonly Item[]> {
  const known = new Set<string>();
  let asked = query;
  for (let page = 1; ; page += 1) {
    const { items, next } = await read((work) => list(work, { ...asked, page, limit: AT_ONCE }));
    yield items.filter((item) => !known.has(key(item)));
    // A list that says where its next page begins says so of each but the last.
    if (items.length < AT_ONCE || (asked.after !== undefined && next === undefined)) return;
    const last = items.at(-1);
    if (next !== undefined) asked = { ...query, after: Place.parse(next) };
    if (after !== undefined && last !== undefined) asked = { ...query, ...after(last) };
    for (const item of items) known.add(key(item));
  }
}

async function* byId<Query extends object, Item>(
  { list, ids }: Given<Query, Item>,
  read: Read,
  query: Query,
): AsyncGenerator<readonly Item[]> {
  const all = await read((work) => ids?.(work, query) ?? Promise.resolve([]));
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const { items } = await read((work) => list(work, { ...query, page: 1, limit: AT_ONCE, ids: some }));
    yield items;
  }
}
