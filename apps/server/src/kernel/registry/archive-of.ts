import { referencesOf, type TableName } from "#kernel/db/table-names.ts";
import type { GlobalTable } from "./tables.ts";

/** What a backup contains. */
export type Archive = {
  /** Each table comes after those that it refers to, which is the order of restoring. */
  readonly tables: readonly TableName[];
  /** Tables that a restore empties and that no backup contains. */
  readonly leftOut: readonly TableName[];
  /** Rows that refer to their own table by this column come after the rows they refer to. */
  readonly referencesItself: ReadonlyMap<TableName, string>;
};

export function archiveOf(tables: readonly GlobalTable[]): Archive {
  const kept = tables.filter(({ archived }) => archived).map(({ name }) => name);
  return {
    tables: parentsFirst(kept),
    leftOut: tables.filter(({ archived }) => !archived).map(({ name }) => name),
    referencesItself: new Map(
      kept.flatMap((name) =>
        referencesOf(name)
          .filter(({ to }) => to === name)
          .map(({ column }) => [name, column] as const),
      ),
    ),
  };
}

function parentsFirst(names: readonly TableName[]): readonly TableName[] {
  const placed = new Set<TableName>();
  const place = (name: TableName, under: readonly TableName[]): void => {
    if (placed.has(name)) return;
    if (under.includes(name)) throw new Error(`References run in a circle: ${[...under, name].join(", ")}.`);
    for (const { to } of referencesOf(name))
      if (to !== name && names.includes(to)) place(to, [...under, name]);
    placed.add(name);
  };
  for (const name of names) place(name, []);
  return [...placed];
}
