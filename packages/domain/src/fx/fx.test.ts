import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addToMonth, month } from "../calendar/index.ts";
import { currency } from "../money/index.ts";
import {
  checkRate,
  convert,
  findRate,
  pairKey,
  pathText,
  rateTable,
  rateText,
  sumConverted,
} from "./index.ts";
import type { FxRate, FxRecord } from "./index.ts";

const EUR = currency("EUR");
const CHF = currency("CHF");
const MARCH = month("2026-03");
const codes = ["EUR", "CHF", "USD", "GBP", "JPY", "KWD"].map(currency);
const months = [MARCH, addToMonth(MARCH, 1), addToMonth(MARCH, 2)];

const rate = fc
  .tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => rateText((digits / 10 ** places).toFixed(places)) ?? "1");
const fxRate = fc.record({
  period: fc.constantFrom(...months),
  base: fc.constantFrom(...codes),
  quote: fc.constantFrom(...codes),
  rate,
});
/** As stored: each pair once a month. */
const rates = fc
  .array(
    fxRate.filter(({ base, quote }) => base !== quote),
    { maxLength: 12 },
  )
  .map((all) => [
    ...new Map(all.map((one) => [`${one.period} ${pairKey(one.base, one.quote)}`, one])).values(),
  ]);
const record: fc.Arbitrary<FxRecord> = fc.record({
  minor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  currency: fc.constantFrom(...codes),
  period: fc.constantFrom(...months),
  times: fc.integer({ min: 1, max: 3 }),
});
const sumOf = (records: readonly FxRecord[], stored: readonly FxRate[]) =>
  sumConverted(records, { to: EUR, currentMonth: null }, rateTable(stored, EUR));

type Row = ReturnType<typeof convert>;

const rowsOf = (one: FxRecord, table: ReturnType<typeof rateTable>): readonly Row[] => {
  const converted = convert(one, { period: one.period, to: EUR }, table);
  return Array.from({ length: one.times }, () => converted);
};

/** The sum, null where one of them has no amount or the sum is too large to be exact. */
const exactly = (rows: readonly Row[]): number | null => {
  const minors = rows.flatMap((row) => (row.status === "converted" ? [BigInt(row.amount.minor)] : []));
  const total = Number(minors.reduce((sum, minor) => sum + minor, 0n));
  return minors.length === rows.length && Number.isSafeInteger(total) ? total : null;
};

describe("a sum over currencies [GEN-02]", () => {
  it("is what its rows come to, each converted by itself, and is withheld where one of them cannot be", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 12 }), rates, (records, stored) => {
        const table = rateTable(stored, EUR);
        const rows = records.flatMap((one) => rowsOf(one, table));
        expect(sumOf(records, stored).totalMinor).toBe(exactly(rows));
      }),
    );
  });

  it("holds no amount whose rate is missing, names it, and adds up every original", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 12 }), rates, (records, stored) => {
        const sum = sumOf(records, stored);
        const table = rateTable(stored, EUR);
        const without = records.filter(
          ({ period, currency: from }) => findRate(table, { period, from, to: EUR }) === null,
        );
        // Null too where it would be too large to be exact.
        const known = records.filter((one) => !without.includes(one));
        const isExact = exactly(known.flatMap((one) => rowsOf(one, table))) !== null;
        expect(sum.totalMinor === null).toBe(without.length > 0 || !isExact);
        const named = sum.missing.map(({ period, from }) => `${period} ${from}`);
        expect(named).toEqual(
          [...new Set(without.map(({ period, currency: from }) => `${period} ${from}`))].toSorted(),
        );
        const shown = new Set(sum.converted.map(({ period, from }) => `${period} ${from}`));
        expect(named.filter((one) => shown.has(one))).toEqual([]);
        for (const { currency: code, minor } of sum.subtotals)
          expect(minor).toBe(
            records
              .filter((one) => one.currency === code)
              .reduce((all, one) => all + one.minor * one.times, 0),
          );
      }),
    );
  });

  it("is the same in any order of records and rates", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 8 }), rates, (records, stored) => {
        expect(sumOf(records.toReversed(), stored.toReversed())).toEqual(sumOf(records, stored));
      }),
    );
  });

  it("gives no alarm for a month that has not begun, and no total either (R-B10)", () => {
    const later = { minor: 100, currency: CHF, period: addToMonth(MARCH, 1), times: 2 };
    const now = { minor: 50, currency: EUR, period: MARCH, times: 1 };
    const sum = sumConverted([later, now], { to: EUR, currentMonth: MARCH }, rateTable([], EUR));
    expect(sum).toMatchObject({ totalMinor: null, missing: [] });
    expect(sum.ahead).toEqual([{ period: later.period, from: CHF, to: EUR, records: 2 }]);
  });

  it("that is too large to be exact is none", () => {
    const stored = [{ period: MARCH, base: CHF, quote: EUR, rate: "999999999" }];
    const large = { minor: 999_999_999_999, currency: CHF, period: MARCH, times: 1 };
    expect(convert(large, { period: MARCH, to: EUR }, rateTable(stored, EUR))).toEqual({
      status: "too_large",
    });
    expect(sumOf([large], stored)).toMatchObject({ totalMinor: null, missing: [], converted: [] });
  });
});

describe("a rate", () => {
  it("there and back gives the amount again, within what was rounded", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), rate, (minor, text) => {
        const table = rateTable([{ period: MARCH, base: EUR, quote: CHF, rate: text }], EUR);
        const there = convert({ minor, currency: EUR }, { period: MARCH, to: CHF }, table);
        if (there.status !== "converted") throw new Error("no way there");
        const back = convert(there.amount, { period: MARCH, to: EUR }, table);
        if (back.status !== "converted") throw new Error("no way back");
        expect([there.found.path, back.found.path]).toEqual(["direct", "inverse"]);
        expect(Math.abs(back.amount.minor - minor)).toBeLessThanOrEqual(0.5 / Number(text) + 0.5);
      }),
    );
  });

  it("is found directly before across, and across the base currency before EUR, USD and the others", () => {
    const between = (base: string, quote: string): FxRate => ({
      period: MARCH,
      base: currency(base),
      quote: currency(quote),
      rate: "2",
    });
    const pair = { period: MARCH, from: currency("SEK"), to: currency("NOK") };
    const ways = [
      ["SEK", "NOK", "direct"],
      ["NOK", "SEK", "inverse"],
      ["PLN", "", "cross:PLN"],
      ["EUR", "", "cross:EUR"],
      ["USD", "", "cross:USD"],
      ["AUD", "", "cross:AUD"],
      ["DKK", "", "cross:DKK"],
    ] as const;
    const all = ways.flatMap(([one, other]) =>
      other === "" ? [between("SEK", one), between(one, "NOK")] : [between(one, other)],
    );
    const found: string[] = [];
    let left = all.filter(({ base, quote }) => !(base === "NOK" && quote === "SEK"));
    for (;;) {
      const way = findRate(rateTable(left, currency("PLN")), pair);
      if (way === null) break;
      found.push(pathText(way));
      left = left.filter((one) => !way.legs.includes(one));
    }
    expect(found).toEqual(ways.map(([, , path]) => path).filter((path) => path !== "inverse"));
    expect(findRate(rateTable([between("NOK", "SEK")], EUR), pair)).toMatchObject({ path: "inverse" });
  });

  it("of another month is no rate, and neither are two steps across", () => {
    const stored = [
      { period: MARCH, base: EUR, quote: CHF, rate: "0.9" },
      { period: MARCH, base: CHF, quote: currency("USD"), rate: "1.1" },
      { period: MARCH, base: currency("USD"), quote: currency("GBP"), rate: "0.8" },
    ];
    const table = rateTable(stored, EUR);
    expect(findRate(table, { period: addToMonth(MARCH, 1), from: CHF, to: EUR })).toBeNull();
    expect(findRate(table, { period: MARCH, from: currency("GBP"), to: EUR })).toBeNull();
    expect(findRate(table, { period: MARCH, from: currency("USD"), to: EUR })?.path).toBe("cross");
  });

  it.each([
    ["0.9412", "0.9412"],
    ["1.10", "1.1"],
    ["007", "7"],
    ["999999999.9999999999", "999999999.9999999999"],
    ["1234567890", null],
    ["0.12345678901", null],
    ["0.0000000000", null],
    ["-1", null],
    ["1,1", null],
    [".5", null],
    ["1e3", null],
    ["", null],
  ])("%j is kept as %j", (input, kept) => {
    expect(rateText(input)).toBe(kept);
  });

  const stored = { period: MARCH, base: EUR, quote: CHF, id: "x1" };
  it.each([
    [{ base: "ZZZ", quote: "ZZZ", rate: "0", period: "1999-12" }, "UNKNOWN_CURRENCY"],
    [{ base: "EUR", quote: "EUR", rate: "0", period: "1999-12" }, "FX_SAME_CURRENCY"],
    [{ base: "EUR", quote: "CHF", rate: "0", period: "1999-12" }, "FX_INVALID_RATE"],
    [{ base: "EUR", quote: "CHF", rate: "1", period: "1999-12" }, "FX_PERIOD_OUT_OF_RANGE"],
    [{ base: "EUR", quote: "CHF", rate: "1", period: "2026-13" }, "FX_PERIOD_OUT_OF_RANGE"],
    [{ base: "EUR", quote: "CHF", rate: "1", period: "2027-04" }, "FX_PERIOD_OUT_OF_RANGE"],
    [{ base: "CHF", quote: "EUR", rate: "1", period: "2026-03" }, "FX_DUPLICATE_PAIR"],
    [{ base: "CHF", quote: "EUR", rate: "1", period: "2026-03", id: "x2" }, "FX_DUPLICATE_PAIR"],
  ])("%j is refused: %s", (proposed, code) => {
    expect(checkRate(proposed, [stored], MARCH)).toEqual({ ok: false, code });
  });

  it.each([
    { base: "EUR", quote: "CHF", rate: "0.95", period: "2026-03", id: "x1" },
    { base: "EUR", quote: "CHF", rate: "0.95", period: "2027-03" },
    { base: "EUR", quote: "USD", rate: "1.1", period: "2000-01" },
  ])("%j is taken", (proposed) => {
    expect(checkRate(proposed, [stored], MARCH).ok).toBe(true);
  });
});
