import { expect, it } from "vitest";

import { homeInWords, homeOf } from "./home.ts";

const fresh = { timezone: "UTC", baseCurrency: "EUR", rentKind: null };

it.each([
  ["en-GB", "GBP"],
  ["en-US", "USD"],
  ["de-CH", "CHF"],
  ["de-DE", "EUR"],
  ["en", "EUR"],
])("guesses the currency of %s", (tag, baseCurrency) => {
  expect(homeOf(fresh, { zone: "Europe/Zurich", tag })).toEqual({ timezone: "Europe/Zurich", baseCurrency });
});

it("leaves a profile alone that was answered or has a zone", () => {
  const browser = { zone: "Europe/London", tag: "en-GB" };
  const answered = { timezone: "UTC", baseCurrency: "EUR", rentKind: "monthly" } as const;
  const placed = { timezone: "Europe/Rome", baseCurrency: "EUR", rentKind: null };
  expect(homeOf(answered, browser)).toEqual({ timezone: "UTC", baseCurrency: "EUR" });
  expect(homeOf(placed, browser)).toEqual({ timezone: "Europe/Rome", baseCurrency: "EUR" });
});

it("names currency and city in the user's language", () => {
  expect(homeInWords({ timezone: "Europe/Berlin", baseCurrency: "EUR" }, "en")).toEqual({
    currency: "Euro",
    city: "Berlin",
  });
  expect(homeInWords({ timezone: "America/New_York", baseCurrency: "GBP" }, "es")).toEqual({
    currency: "Libra esterlina",
    city: "New York",
  });
});
