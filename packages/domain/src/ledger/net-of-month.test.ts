import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { expenseCategories, expenseNatures, incomeCategories, incomeNatures, netOfMonth } from "./index.ts";
import type { CashRecord } from "./index.ts";

const minor = fc.integer({ min: -9_999_999, max: 9_999_999 });
const record: fc.Arbitrary<CashRecord & { readonly minor: number }> = fc.oneof(
  fc.record({
    book: fc.constant("income" as const),
    category: fc.constantFrom(...incomeCategories),
    nature: fc.constantFrom(...incomeNatures),
    minor,
  }),
  fc.record({
    book: fc.constant("expense" as const),
    category: fc.constantFrom(...expenseCategories),
    nature: fc.constantFrom(...expenseNatures),
    minor,
  }),
);
const received = (category: (typeof incomeCategories)[number], amount: number | null): CashRecord => ({
  book: "income",
  category,
  nature: "operating",
  minor: amount,
});
const spent = (nature: (typeof expenseNatures)[number], amount: number | null): CashRecord => ({
  book: "expense",
  category: "repairs",
  nature,
  minor: amount,
});

describe("the net of a month (R-F07, R-F08)", () => {
  it("takes running costs off the income, then improvements and loan payments", () => {
    const net = netOfMonth([
      received("rent", 95_000),
      received("utilities", 14_000),
      received("deposit", 190_000),
      received("deposit", -40_000),
      spent("operating", 30_000),
      // A reversal (R-A08).
      spent("operating", -5_000),
      spent("capital", 20_000),
      spent("debt_service", 50_000),
      spent("pass_through", 700),
      { book: "income", category: "other", nature: "pass_through", minor: 900 },
    ]);
    expect(net).toMatchObject({
      income: 109_000,
      operating: 25_000,
      noi: 84_000,
      cashFlow: 14_000,
      depositsReceived: 190_000,
      depositsReturned: 40_000,
      passThroughIn: 900,
      passThroughOut: 700,
      netMovement: 14_000 + 150_000 + 200,
      other: 0,
    });
    expect(net.expenses).toMatchObject({ repairs: 25_000, cleaning: 0 });
  });

  it("moves what was recorded, no cent more or less, whatever the records are called", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 40 }), (records) => {
        const moved = records.reduce((sum, one) => sum + (one.book === "income" ? one.minor : -one.minor), 0);
        expect(netOfMonth(records).netMovement).toBe(moved);
      }),
    );
  });

  it("empties what a record without a rate belongs to, and nothing else (R-B05)", () => {
    const net = netOfMonth([received("rent", 95_000), spent("capital", null), spent("operating", 10_000)]);
    expect(net).toMatchObject({
      noi: 85_000,
      capital: null,
      cashFlow: null,
      debtService: 0,
      netMovement: null,
    });
  });

  it("knows on which side a deposit without a rate stands: the other side is what was booked there", () => {
    const came: CashRecord = { ...received("deposit", null), recordedMinor: 190_000 };
    const went: CashRecord = { ...received("deposit", null), recordedMinor: -40_000 };
    expect(netOfMonth([came])).toMatchObject({ depositsReceived: null, depositsReturned: 0 });
    expect(netOfMonth([went, received("deposit", 5_000)])).toMatchObject({
      depositsReceived: 5_000,
      depositsReturned: null,
    });
    expect(netOfMonth([came, received("rent", 95_000)])).toMatchObject({ rent: 95_000, netMovement: null });
  });

  it("has a figure in each column in which nothing was booked, whatever rate is missing elsewhere (R-B05)", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 20 }), fc.nat(), (found, at) => {
        const records = found.filter((one) => one.minor !== 0);
        const without =
          (lacks: boolean) =>
          (one: CashRecord & { readonly minor: number }): CashRecord =>
            lacks ? { ...one, minor: null, recordedMinor: one.minor } : one;
        const known = netOfMonth(records);
        const lone = records[records.length === 0 ? 0 : at % records.length];
        const net = netOfMonth(records.map((one) => without(one === lone)(one)));
        const alone = netOfMonth(lone === undefined ? [] : [lone]);
        const columns = ["rent", "utilities", "other", "operating", "capital", "debtService"] as const;
        const below = ["depositsReceived", "depositsReturned", "passThroughIn", "passThroughOut"] as const;
        for (const column of [...columns, ...below])
          expect(net[column]).toBe(alone[column] === 0 ? known[column] : null);
      }),
    );
  });
});
