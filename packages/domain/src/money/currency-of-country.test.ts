import { expect, it } from "vitest";

import { countriesWithMoney, currencyOfCountry } from "./index.ts";

it.each([
  ["FR", "EUR"],
  ["BG", "EUR"],
  ["GB", "GBP"],
  ["LI", "CHF"],
  ["PL", "PLN"],
  ["SE", "SEK"],
  ["US", "USD"],
  ["JP", "JPY"],
  ["fr", null],
  ["UNKNOWN", null],
  ["", null],
])("%s counts in %s", (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

it("names each country once", () => {
  expect(new Set(countriesWithMoney).size).toBe(countriesWithMoney.length);
  expect(countriesWithMoney.length).toBeGreaterThan(240);
});
