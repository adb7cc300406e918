import { expect, it } from "vitest";

import { pastedRates } from "./pasted-rates.ts";
import { rateRows } from "./rate-rows.ts";
import { earlier, later, spanFor } from "./rate-span.ts";

const months = ["2026-09", "2026-10", "2026-11"];
const rowsOf = (...quotes: readonly string[]) =>
  rateRows(
    {
      baseCurrency: "EUR",
      currentMonth: "2026-11",
      months,
      pairs: quotes.map((quote) => ({ base: "EUR", quote })),
      rates: [],
      missing: [],
      owner: "",
    },
    { added: [], readFrom: {} },
  );

/** Pasted into the first cell of a month. */
function pasted(
  text: string,
  { quotes, into }: { readonly quotes: readonly string[]; readonly into: string },
) {
  const rows = rowsOf(...quotes);
  const cell = rows[0]?.cells.find(({ period }) => period === into);
  if (cell === undefined) throw new Error("no such cell");
  return pastedRates(text, cell, rows);
}

it.each([
  [
    "a column along the months of one pair",
    "1\r\n2\r\n3\r\n",
    ["CHF"],
    ["2026-09-CHF-EUR 1", "2026-10-CHF-EUR 2", "2026-11-CHF-EUR 3"],
    0,
  ],
  ["a column down the pairs", "1\n2", ["CHF", "USD"], ["2026-09-CHF-EUR 1", "2026-09-EUR-USD 2"], 0],
  [
    "a table",
    "1\t2\n3\t4",
    ["CHF", "USD"],
    ["2026-09-CHF-EUR 1", "2026-09-EUR-USD 3", "2026-10-CHF-EUR 2", "2026-10-EUR-USD 4"],
    0,
  ],
  [
    "lines that begin with their month, in any order",
    "2026-11\t0,95\n2026-09\t0,93\n2026-08\t0,92",
    ["CHF", "USD"],
    ["2026-09-CHF-EUR 0,93", "2026-11-CHF-EUR 0,95"],
    1,
  ],
  ["nothing where a cell was empty", "1\t\t3", ["CHF"], ["2026-09-CHF-EUR 1", "2026-11-CHF-EUR 3"], 0],
] as const)("puts %s", (_name, text, quotes, expected, left) => {
  const found = pasted(text, { quotes, into: "2026-09" });
  const values = Object.entries(found?.values ?? {}).map(([key, value]) => `${key} ${value}`);
  expect(values.toSorted()).toEqual(expected);
  expect(found?.left).toBe(left);
});

it("leaves a single value to the field, and counts what finds no cell", () => {
  expect(pasted("0.9", { quotes: ["CHF"], into: "2026-09" })).toBeNull();
  expect(pasted("1\n2\n3", { quotes: ["CHF"], into: "2026-11" })).toMatchObject({ left: 2 });
});

it("shows as many months as it takes to see the one asked for, and goes a year ahead at most", () => {
  expect(spanFor(null, "2026-11")).toEqual({ months: 7 });
  expect(spanFor("2026-08", "2026-11")).toEqual({ months: 7 });
  expect(spanFor("2025-11", "2026-11")).toEqual({ months: 14 });
  expect(spanFor("2021-01", "2026-11")).toEqual({ months: 7, last: "2021-01" });
  expect(spanFor("2027-02", "2026-11")).toEqual({ months: 7, last: "2027-02" });
  expect(earlier({ months: 36 })).toBeNull();
  expect(earlier({ months: 7 })).toEqual({ months: 13 });
  expect(later({ months: 7 }, "2026-11")).toEqual({ months: 10, last: "2027-02" });
  expect(later({ months: 36, last: "2027-10" }, "2026-11")).toEqual({ months: 36, last: "2027-11" });
  expect(later({ months: 36, last: "2027-11" }, "2026-11")).toBeNull();
});
