import { plainDate } from "@keystead/domain/calendar";
import { checkRate, isRateMonth } from "@keystead/domain/fx";
import { month } from "@keystead/domain/calendar";
import { currencies } from "@keystead/domain/money";
import { expect, it } from "vitest";

import { SAMPLE_CURRENCY, sampleRates } from "./sample-rates.ts";

const today = plainDate("2026-03-10");

it.each(currencies.filter((code) => code !== SAMPLE_CURRENCY))(
  "has rates of two years for %s that somebody could have entered",
  (code) => {
    const rates = sampleRates(code, today);
    expect(rates.map(({ period }) => period)).toEqual([...new Set(rates.map(({ period }) => period))]);
    expect(rates.every(({ period }) => isRateMonth(period, month("2026-03")))).toBe(true);
    expect([rates.at(0)?.period, rates.at(-1)?.period]).toEqual(["2025-03", "2027-03"]);
    for (const rate of rates)
      expect(checkRate(rate, [], month("2026-03"))).toEqual({ ok: true, value: rate });
  },
);

it("has none for the sample's own", () => {
  expect(sampleRates(SAMPLE_CURRENCY, today)).toEqual([]);
});

it("says the same whenever it is asked within a month", () => {
  const [code] = currencies;
  if (code === undefined) throw new Error("no currency");
  expect(sampleRates(code, plainDate("2026-03-31"))).toEqual(sampleRates(code, today));
});
