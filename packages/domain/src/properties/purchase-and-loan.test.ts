import { describe, expect, it } from "vitest";

import { currency } from "../money/index.ts";
import { loanRate, noPurchase, purchaseFields, validatePurchase } from "./index.ts";

describe("the yearly rate of a loan", () => {
  it.each([
    ["3.75", "3.75"],
    ["3.7500", "3.75"],
    ["0", "0"],
    ["0.0000", "0"],
    ["007", "7"],
    ["100", "100"],
    ["100.0", "100"],
    ["100.0001", null],
    ["101", null],
    ["3.00001", null],
    ["-1", null],
    ["3,75", null],
    ["", null],
  ])("%j is kept as %j", (input, kept) => {
    expect(loanRate(input)).toBe(kept);
  });
});

it("finds nothing wrong with an empty purchase, and names what is wrong in the order of the form", () => {
  expect(validatePurchase(noPurchase, currency("EUR"))).toEqual([]);
  const zeros = { purchasePrice: "0", closingCosts: "0.00", loanAnnualRate: "0", loanTermYears: 1 };
  expect(validatePurchase({ ...noPurchase, ...zeros }, currency("EUR"))).toEqual([]);
  const bad = { monthlyDebtService: "-0.01", loanTermYears: 0, loanAnnualRate: "200", purchasePrice: "1.5" };
  const issues = validatePurchase({ ...noPurchase, ...bad }, currency("JPY"));
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "purchasePrice TOO_MANY_DECIMALS",
    "loanAnnualRate LOAN_RATE_OUT_OF_RANGE",
    "loanTermYears LOAN_TERM_OUT_OF_RANGE",
    "monthlyDebtService TOO_MANY_DECIMALS",
  ]);
  expect(Object.keys(noPurchase)).toEqual([...purchaseFields]);
});
