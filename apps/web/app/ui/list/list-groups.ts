import type { ReactNode } from "react";

/** What stands above the first row of a group. */
export type GroupHead = { readonly key: string; readonly head: ReactNode };

/** The head that stands above each row; null inside a group and where the list has none. */
export function headsOf<Row>(
  rows: readonly Row[],
  headOf: ((row: Row) => GroupHead) | undefined,
): readonly (GroupHead | null)[] {
  const heads = rows.map((row) => headOf?.(row) ?? null);
  return heads.map((head, at) => (head?.key === heads[at - 1]?.key ? null : head));
}
