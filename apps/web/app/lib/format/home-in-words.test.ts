import { expect, it } from "vitest";

import { homeInWords } from "./home-in-words.ts";

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
