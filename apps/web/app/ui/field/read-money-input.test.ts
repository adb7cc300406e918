import { languages } from "@keystead/domain/languages";
import { expect, it } from "vitest";

import { formatAmountInput } from "../../lib/format/format.ts";
import { readMoneyInput } from "./read-money-input.ts";

const same = [
  ["12.50", "12.50"],
  ["12,50", "12.50"],
  ["1.234,56", "1234.56"],
  ["1,234.56", "1234.56"],
  ["1 234,56", "1234.56"],
  ["1'234.50", "1234.50"],
  ["€ 950,00", "950.00"],
  ["950,00 €", "950.00"],
  ["950+35", "985.00"],
  ["-20", "-20.00"],
  ["1.234.567", "1234567.00"],
] as const;

it.each(languages.flatMap((language) => same.map(([text, amount]) => [language, text, amount] as const)))(
  "reads in %s %s as %s",
  (language, text, amount) => {
    expect(readMoneyInput(text, { language, currency: "EUR", rule: "any" })).toMatchObject({
      state: "amount",
      amount,
    });
  },
);

it.each([
  ["en", "1,234", "1234.00"],
  ["de", "1.234", "1234.00"],
] as const)("takes an ambiguous amount as %s does and reads it back", (language, text, amount) => {
  expect(readMoneyInput(text, { language, currency: "EUR", rule: "any" })).toMatchObject({
    amount,
    readBack: true,
  });
});

it("never rounds: three decimals come with a suggestion", () => {
  expect(readMoneyInput("1.234", { language: "en", currency: "EUR", rule: "any" })).toEqual({
    state: "refused",
    code: "TOO_MANY_DECIMALS",
    suggestion: "1234.00",
  });
});

it.each([
  ["abc", "INVALID_NUMBER"],
  ["0", "AMOUNT_NOT_POSITIVE"],
  ["-5", "AMOUNT_NOT_POSITIVE"],
])("refuses %s with %s", (text, code) => {
  expect(readMoneyInput(text, { language: "en", currency: "EUR", rule: "positive" })).toMatchObject({
    state: "refused",
    code,
  });
});

it("tells nothing typed from an amount of zero", () => {
  expect(readMoneyInput("  ", { language: "en", currency: "EUR", rule: "positive" })).toEqual({
    state: "empty",
  });
});

const stored = [
  ["EUR", "1580.00"],
  ["EUR", "0.50"],
  ["KWD", "980.000"],
  ["JPY", "980"],
  ["JPY", "1234567"],
] as const;

it.each(
  languages.flatMap((language) => stored.map(([currency, amount]) => [language, currency, amount] as const)),
)("reads in %s what a form fills in for %s %s as that", (language, currency, amount) => {
  const filledIn = formatAmountInput(amount, language);
  expect(readMoneyInput(filledIn, { language, currency, rule: "any" })).toMatchObject({
    state: "amount",
    amount,
  });
});
