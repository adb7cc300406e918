import { expect, it } from "vitest";
import { formatMinor, roundRational } from "../money/index.ts";
import { readNumber } from "./read-number.ts";

/** In thousandths, which suffice for all numbers below. */
function read(text: string, meaning: "price" | "size" = "price"): string | null {
  const value = readNumber(text, meaning);
  return value === null
    ? null
    : formatMinor(roundRational({ ...value, numerator: value.numerator * 1000n }), 3);
}

it.each([
  ["1200", "1200.000"],
  ["-5", "-5.000"],
  ["1.234,56", "1234.560"],
  ["1,234.56", "1234.560"],
  ["1 234,56", "1234.560"],
  ["1 234,56", "1234.560"],
  ["1 234,56", "1234.560"],
  ["1'234.50", "1234.500"],
  ["1’234.50", "1234.500"],
  ["€ 950,00", "950.000"],
  ["-€950.00", "-950.000"],
  ["950,00 €", "950.000"],
  ["980 eur", "980.000"],
  ["CHF 1'200.5", "1200.500"],
  ["£1,200", "1200.000"],
  ["$ 1,200.50", "1200.500"],
  ["1.234.567", "1234567.000"],
  ["1,234,567", "1234567.000"],
  ["1.234,567", "1234.567"],
  ["1.234", "1234.000"],
  ["1,234", "1234.000"],
  ["0.941", "0.941"],
  ["0,941", "0.941"],
  ["1234.567", "1234.567"],
  ["12.5", "12.500"],
  ["12,50", "12.500"],
  [".5", "0.500"],
])("reads the price %s", (text, value) => {
  expect(read(text)).toBe(value);
});

it.each([
  ["1.234", "1.234"],
  ["60,125", "60.125"],
  ["60.5", "60.500"],
  ["1.234.567", "1234567.000"],
  ["1.234,5", "1234.500"],
])("reads the size %s", (text, value) => {
  expect(read(text, "size")).toBe(value);
});

it.each([
  "",
  "abc",
  "-",
  "€",
  "12.03.2026",
  "1,23,456",
  "12.34,56",
  "1234.567,8",
  "1.234,56,7",
  "5.",
  "1.200,-",
  "12 m²",
  "1e3",
  "12€50",
  "9".repeat(41),
])("does not take %s for a number", (text) => {
  expect(read(text)).toBeNull();
});
