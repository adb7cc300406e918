import { compareText } from "../kernel/index.ts";
import type { ExportColumn, ExportRow, Holds } from "./export-columns.ts";

/** What one column of amounts comes to in one currency. */
export type ControlSum = {
  /** The column, by its place. */
  readonly at: number;
  readonly currency: string;
  readonly minor: number;
};

export type ControlSums = {
  readonly add: (row: ExportRow) => void;
  /** How many rows were added. */
  readonly rows: () => number;
  /** By currency, then column. A column of which a cell is empty for want of a rate has no sum in that currency (R-B05). */
  readonly sums: () => readonly ControlSum[];
};

/**
 * Adds up a table as its rows come, one sum for each column and currency: currencies are never added (R-A06). The rows that add up
 * others are left out, or are all that counts.
 */
export function controlSums(columns: readonly ExportColumn[], of: "rows" | "totals" = "rows"): ControlSums {
  const placeOf = (holds: Holds) => columns.findIndex((column) => column.holds === holds);
  const beside = { amount: placeOf("currency"), base: placeOf("base_currency") } as const;
  const summed = columns.flatMap(({ holds, running }, at) =>
    (holds === "amount" || holds === "base") && running !== true ? [{ at, code: beside[holds] }] : [],
  );
  const sums = new Map<string, { at: number; currency: string; minor: number | null }>();
  let rows = 0;
  return {
    add(row) {
      if ((row.isTotal === true) !== (of === "totals")) return;
      rows += 1;
      for (const { at, code: codeAt } of summed) {
        const code = row.cells[codeAt];
        if (typeof code !== "string") continue;
        const cell = row.cells[at];
        const key = `${code} ${at}`;
        const before = sums.get(key)?.minor;
        const minor = before === null || typeof cell !== "number" ? null : (before ?? 0) + cell;
        sums.set(key, { at, currency: code, minor });
      }
    },
    rows: () => rows,
    sums: () =>
      [...sums.values()]
        .flatMap(({ minor, ...sum }) => (minor === null ? [] : [{ ...sum, minor }]))
        .toSorted((one, other) => compareText(one.currency, other.currency) || one.at - other.at),
  };
}
