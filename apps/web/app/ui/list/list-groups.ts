import type { ReactNode } from "react";

/** The heading above the first row of a group. */
export type GroupHead = { readonly key: string; readonly head: ReactNode };

/** The heading above each row; null inside a group and for lists without groups. */
export function headsOf<Row>(
  rows: readonly Row[],
  headOf: ((row: Row) => GroupHead) | undefined,
): readonly (GroupHead | null)[] {
  const heads = rows.map((row) => headOf?.(row) ?? null);
  return heads.map((head, at) => (head?.key === heads[at - 1]?.key ? null : head));
}
