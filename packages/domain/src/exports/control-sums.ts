import { compareText } from "../kernel/index.ts";
import { apartSums } from "./export-columns.ts";
import type { Holds } from "../record-fields/index.ts";
import type { Apart, ExportColumn, ExportRow } from "./export-columns.ts";

/** The sum of one amount column in one currency. */
export type ControlSum = {
  /** Index of the column. */
  readonly at: number;
  readonly currency: string;
  readonly minor: number;
  /** The separate sum it is; absent = the landlord's own. */
  readonly apart?: Apart;
};

export type ControlSums = {
  readonly add: (row: ExportRow) => void;
  /** Number of rows added. */
  readonly rows: () => number;
  /**
   * By currency, own sums before separate ones, then by column. A column with a cell that is empty for lack of a rate
   * has no sum in that currency (R-B05).
   */
  readonly sums: () => readonly ControlSum[];
};

/** Own sums first, then separate ones in the order of the screens. */
export function inSumOrder(one: ControlSum, other: ControlSum): number {
  const positionOf = ({ apart }: ControlSum) => (apart === undefined ? -1 : apartSums.indexOf(apart));
  return (
    compareText(one.currency, other.currency) || positionOf(one) - positionOf(other) || one.at - other.at
  );
}

/**
 * Adds up a table row by row, one sum per column and currency: currencies are never added (R-A06), and separate sums
 * are not part of the own one, which is 0 where there is nothing else. Total rows are left out (`of` "rows"), or are
 * the only ones counted ("totals").
 */
export function controlSums(columns: readonly ExportColumn[], of: "rows" | "totals" = "rows"): ControlSums {
  const positionOf = (holds: Holds) => columns.findIndex((column) => column.holds === holds);
  const beside = { amount: positionOf("currency"), base: positionOf("base_currency") } as const;
  const summed = columns.flatMap(({ holds, unsummed, mayBeEmpty }, at) =>
    (holds === "amount" || holds === "base") && unsummed !== true
      ? [{ at, code: beside[holds], mayBeEmpty }]
      : [],
  );
  const sums = new Map<string, Omit<ControlSum, "minor"> & { minor: number | null }>();
  let rows = 0;
  const add = (sum: Omit<ControlSum, "minor">, minor: number | null): void => {
    const key = `${sum.currency} ${sum.at} ${sum.apart ?? ""}`;
    const before = sums.get(key);
    if (before === undefined) sums.set(key, { ...sum, minor });
    else before.minor = before.minor === null || minor === null ? null : before.minor + minor;
  };
  return {
    add({ cells, isTotal, apart }) {
      if ((isTotal === true) !== (of === "totals")) return;
      rows += 1;
      for (const { at, code: codeAt, mayBeEmpty } of summed) {
        const code = cells[codeAt];
        const cell = cells[at] ?? null;
        if (typeof code !== "string" || (cell === null && mayBeEmpty === true)) continue;
        const minor = typeof cell === "number" ? cell : null;
        add({ at, currency: code, ...(apart === undefined ? {} : { apart }) }, minor);
        if (apart !== undefined) add({ at, currency: code }, 0);
      }
    },
    rows: () => rows,
    sums: () =>
      [...sums.values()]
        .flatMap(({ minor, ...sum }) => (minor === null ? [] : [{ ...sum, minor }]))
        .toSorted(inSumOrder),
  };
}
