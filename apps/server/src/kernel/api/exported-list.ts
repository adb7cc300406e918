import { ListPosition } from "@keystead/contract/wire";
import type { ExportCell, ExportColumn, ExportedListName } from "@keystead/domain/exports";
import type { Action } from "@keystead/domain/permissions";
import type * as z from "zod/mini";

import type { ExportedList, ReadRows } from "../registry/exported-list.ts";
import type { NamesOfRecords } from "../registry/record-names.ts";
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
  /** The query of the list, as its procedure takes it. */
  readonly query: z.ZodMiniType<Query>;
  /** The list's own verb; for a list with `ids`, one that returns the rows of these ids. */
  readonly list: (
    work: Work,
    query: Query & Paged & { readonly ids?: readonly string[] },
    deps: NamesOfRecords,
  ) => Promise<{ readonly items: readonly Item[]; readonly next?: string | undefined }>;
  /**
   * For long lists: all ids are read at once, then the rows in pages, so that rows added or deleted meanwhile shift no
   * page.
   */
  readonly ids?: (work: Work, query: Query) => Promise<readonly string[]>;
  /** For lists that read the next page from a given item onwards, as their screen does. */
  readonly after?: (item: Item) => Partial<Query>;
  /** Identifies an item. Without `ids`, an item already exported is not repeated when new rows shift the pages. */
  readonly key: (item: Item) => string;
  /** The rows of an item by the columns of the list; several rows if the item has money in several currencies. */
  readonly rows: (item: Item) => readonly (readonly ExportCell[])[];
};

type Reading = { readonly read: ReadRows; readonly deps: NamesOfRecords };

const AT_ONCE = 500;

/** What a feature registers for one of its lists: the export uses the same query and verb as the screen. */
export function exportedList<Query extends object, Item>(given: Given<Query, Item>): ExportedList {
  return {
    name: given.name,
    needs: given.needs,
    async *pages(read, requested, deps) {
      // The export begins at the first row, regardless of which page the screen shows.
      const query = { ...postedAs(given.query, requested), after: undefined };
      for await (const items of given.ids === undefined
        ? byPage(given, { read, deps }, query)
        : byId(given, { read, deps }, query))
        yield items.flatMap((item) => given.rows(item).map((cells) => ({ cells })));
    },
  };
}

/** The cells of a row, in the order of its columns. */
export function exportedCells(
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
  { read, deps }: Reading,
  query: Query & Pick<Paged, "after">,
): AsyncGenerator<readonly Item[]> {
  const known = new Set<string>();
  let pageQuery = query;
  for (let page = 1; ; page += 1) {
    const { items, next } = await read((work) => list(work, { ...pageQuery, page, limit: AT_ONCE }, deps));
    yield items.filter((item) => !known.has(key(item)));
    // A list with `next` has reached its last page when `next` is missing.
    if (items.length < AT_ONCE || (pageQuery.after !== undefined && next === undefined)) return;
    const last = items.at(-1);
    if (next !== undefined) pageQuery = { ...query, after: ListPosition.parse(next) };
    if (after !== undefined && last !== undefined) pageQuery = { ...query, ...after(last) };
    for (const item of items) known.add(key(item));
  }
}

async function* byId<Query extends object, Item>(
  { list, ids }: Given<Query, Item>,
  { read, deps }: Reading,
  query: Query,
): AsyncGenerator<readonly Item[]> {
  const all = await read((work) => ids?.(work, query) ?? Promise.resolve([]));
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const { items } = await read((work) =>
      list(work, { ...query, page: 1, limit: AT_ONCE, ids: some }, deps),
    );
    yield items;
  }
}
