import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amortise,
  annualDebtService,
  calculateMortgage,
  downPaymentOf,
  downPaymentShare,
  halfwayYear,
  loanOf,
  loanTotal,
  loanYears,
  mortgageIssues,
} from "./index.ts";
import type { Loan, LoanMonth, MortgageTerms } from "./index.ts";

const terms: MortgageTerms = {
  priceMinor: 25_000_000,
  downMinor: 5_000_000,
  annualRatePercent: "3.5",
  years: 25,
};

function monthsOf(loan: Loan): readonly LoanMonth[] {
  const months = amortise(loan);
  if (!months.ok) throw new Error(months.code);
  return months.value;
}

function sum(
  months: readonly LoanMonth[],
  part: "paymentMinor" | "interestMinor" | "principalMinor",
): number {
  return months.reduce((total, month) => total + month[part], 0);
}

describe("a mortgage", () => {
  it("borrows what the down payment leaves of the price", () => {
    expect(calculateMortgage(terms)).toEqual({
      ok: true,
      value: {
        loanMinor: 20_000_000,
        monthlyMinor: 100_125,
        totalPaymentMinor: 30_037_414,
        totalInterestMinor: 10_037_414,
      },
    });
  });

  it("costs nothing when the down payment is the price", () => {
    expect(calculateMortgage({ ...terms, downMinor: terms.priceMinor })).toEqual({
      ok: true,
      value: { loanMinor: 0, monthlyMinor: 0, totalPaymentMinor: 0, totalInterestMinor: 0 },
    });
    expect(amortise(loanOf({ ...terms, downMinor: terms.priceMinor }))).toEqual({ ok: true, value: [] });
  });

  it("keeps the digits of a tiny rate, which floats lose", () => {
    // Floats: 1 - (1 + 1e-14 / 1200) ** -360 is 0, the payment infinite.
    const tiny = calculateMortgage({
      priceMinor: 36_000_000,
      downMinor: 0,
      annualRatePercent: "0.00000000000001",
      years: 30,
    });
    expect(tiny).toEqual({
      ok: true,
      value: {
        loanMinor: 36_000_000,
        monthlyMinor: 100_000,
        totalPaymentMinor: 36_000_000,
        totalInterestMinor: 0,
      },
    });
    const small = calculateMortgage({
      priceMinor: 36_000_000,
      downMinor: 0,
      annualRatePercent: "0.001",
      years: 30,
    });
    expect(small.ok && small.value.totalInterestMinor).toBe(5_415);
  });

  it.each([
    ["price", { priceMinor: 0 }],
    ["price", { priceMinor: -1 }],
    ["price", { priceMinor: 10.5 }],
    ["down", { downMinor: -1 }],
    ["rate", { annualRatePercent: "-0.1" }],
    ["rate", { annualRatePercent: "100.01" }],
    ["rate", { annualRatePercent: "3,5" }],
    ["rate", { annualRatePercent: "" }],
    ["years", { years: 0 }],
    ["years", { years: 51 }],
    ["years", { years: 2.5 }],
  ] as const)("refuses a wrong %s: %o", (field, wrong) => {
    expect(mortgageIssues({ ...terms, ...wrong })).toEqual([{ field, code: "INVALID_INPUT" }]);
    expect(calculateMortgage({ ...terms, ...wrong })).toEqual({ ok: false, code: "INVALID_INPUT" });
  });

  it("takes the bounds", () => {
    expect(mortgageIssues({ ...terms, annualRatePercent: "100", years: 50 })).toEqual([]);
    expect(mortgageIssues({ ...terms, annualRatePercent: "0", years: 1 })).toEqual([]);
  });

  it("refuses a down payment above the price, after what is no input at all", () => {
    const above = { ...terms, downMinor: terms.priceMinor + 1 };
    expect(calculateMortgage(above)).toEqual({ ok: false, code: "DOWN_PAYMENT_EXCEEDS_PRICE" });
    expect(calculateMortgage({ ...above, years: 0 })).toEqual({ ok: false, code: "INVALID_INPUT" });
  });

  it.each([
    [25_000_000, "20", 5_000_000],
    [33_333, "33.3333", 11_111],
    [1, "50", 1],
    [1, "100.1", null],
    [1, "-1", null],
    [1, "a", null],
  ])("takes of %i so many percent: %s", (price, percent, down) => {
    expect(downPaymentOf(price, percent)).toBe(down);
  });
});

it.each([
  [25_000_000, 5_000_000, "20"],
  [30_000, 10_000, "33.33"],
  [25_000_000, 0, "0"],
  [100, 110, "110"],
  [1000, 125, "12.5"],
])("of %i as a price %i is %s percent", (price, down, share) => {
  expect(downPaymentShare(price, down)).toBe(share);
});

describe("the months of a loan", () => {
  const loans = fc.record({
    principalMinor: fc.oneof(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 1, max: 2000 })),
    annualRatePercent: fc.oneof(
      fc.constantFrom("0", "0.000000001", "0.01", "6.125", "99.99", "100"),
      fc.integer({ min: 0, max: 15_000 }).map((thousandths) => String(thousandths / 1000)),
    ),
    years: fc.integer({ min: 1, max: 50 }),
  });

  it("add up to the totals, fall to zero and are never negative", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const months = monthsOf(loan);
        const totals = calculateMortgage({ priceMinor: loan.principalMinor, downMinor: 0, ...loan });
        if (!totals.ok) throw new Error(totals.code);
        expect(months).toHaveLength(12 * loan.years);
        expect(sum(months, "paymentMinor")).toBe(totals.value.totalPaymentMinor);
        expect(sum(months, "interestMinor")).toBe(totals.value.totalInterestMinor);
        expect(sum(months, "principalMinor")).toBe(loan.principalMinor);
        expect(months.at(-1)?.balanceMinor).toBe(0);
        let owed = loan.principalMinor;
        for (const { paymentMinor, interestMinor, principalMinor, balanceMinor } of months) {
          expect(interestMinor + principalMinor).toBe(paymentMinor);
          expect(owed - principalMinor).toBe(balanceMinor);
          expect(Math.min(interestMinor, principalMinor)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(paymentMinor - totals.value.monthlyMinor)).toBeLessThanOrEqual(1);
          owed = balanceMinor;
        }
      }),
      { numRuns: 60 },
    );
  });

  it("pay the month's interest on what was owed, to the cent", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        let owed = loan.principalMinor;
        for (const { interestMinor, balanceMinor } of monthsOf(loan).slice(0, 24)) {
          const interest = (owed * Number(loan.annualRatePercent)) / 1200;
          expect(Math.abs(interestMinor - interest)).toBeLessThan(2.5);
          owed = balanceMinor;
        }
      }),
      { numRuns: 60 },
    );
  });

  it("make years that add up to them", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const months = monthsOf(loan);
        const years = loanYears(months);
        expect(years.flatMap((year) => year.months)).toEqual(months);
        expect(years).toHaveLength(loan.years);
        for (const part of ["paymentMinor", "interestMinor", "principalMinor"] as const)
          expect([years.reduce((total, year) => total + year[part], 0), loanTotal(years)[part]]).toEqual([
            sum(months, part),
            sum(months, part),
          ]);
        expect(loanTotal(years).principalMinor).toBe(loan.principalMinor);
        expect(years.at(-1)?.balanceMinor).toBe(0);
        const halfway = halfwayYear(years);
        const owed = (year: number) => years.find((one) => one.year === year)?.balanceMinor;
        expect((owed(halfway) ?? Infinity) * 2).toBeLessThanOrEqual(loan.principalMinor);
        expect((owed(halfway - 1) ?? Infinity) * 2).toBeGreaterThan(loan.principalMinor);
      }),
      { numRuns: 30 },
    );
  });

  it("are refused like the loan", () => {
    expect(amortise({ principalMinor: -1, annualRatePercent: "3", years: 10 })).toEqual({
      ok: false,
      code: "INVALID_INPUT",
    });
    expect(amortise({ principalMinor: 1, annualRatePercent: "3", years: 0 })).toEqual({
      ok: false,
      code: "INVALID_INPUT",
    });
  });
});

it("serves a debt with twelve rounded payments a year", () => {
  expect(annualDebtService({ principalMinor: 20_000_000, annualRatePercent: "3.5", years: 25 })).toEqual({
    ok: true,
    value: 1_201_500,
  });
  expect(annualDebtService({ principalMinor: 20_000_000, annualRatePercent: "x", years: 25 })).toEqual({
    ok: false,
    code: "INVALID_INPUT",
  });
});
