import { compareText } from "../kernel/index.ts";
import { apartSums } from "./export-columns.ts";
import type { Apart, ExportColumn, ExportRow, Holds } from "./export-columns.ts";

/** What one column of amounts comes to in one currency. */
export type ControlSum = {
  /** The column, by its place. */
  readonly at: number;
  readonly currency: string;
  readonly minor: number;
  /** Of the rows that are added up apart; none = of the others. */
  readonly apart?: Apart;
};

export type ControlSums = {
  readonly add: (row: ExportRow) => void;
  /** How many rows were added. */
  readonly rows: () => number;
  /** By currency, one's own before what stands apart, then by column. A column of which a cell is empty for want of a rate has no sum in that currency (R-B05). */
  readonly sums: () => readonly ControlSum[];
};

/** One's own first, then what stands apart, in the order of the screens. */
export function inSumOrder(one: ControlSum, other: ControlSum): number {
  const placeOf = ({ apart }: ControlSum) => (apart === undefined ? -1 : apartSums.indexOf(apart));
  return compareText(one.currency, other.currency) || placeOf(one) - placeOf(other) || one.at - other.at;
}

/**
 * Adds up a table as its rows come, one sum for each column and currency: currencies are never added (R-A06), nor is what stands apart
 * added to one's own, which then is 0 where there is nothing else. The rows that add up others are left out, or are all that counts.
 */
export function controlSums(columns: readonly ExportColumn[], of: "rows" | "totals" = "rows"): ControlSums {
  const placeOf = (holds: Holds) => columns.findIndex((column) => column.holds === holds);
  const beside = { amount: placeOf("currency"), base: placeOf("base_currency") } as const;
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
