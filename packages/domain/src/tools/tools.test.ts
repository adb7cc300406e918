import { describe, expect, it } from "vitest";
import { plainDate } from "../calendar/index.ts";
import { isSlug } from "../seo/index.ts";
import { languages } from "../languages/index.ts";
import { depositInterest, indexRise, publicTools, rentalYield, toolAt, toolSlugs } from "./index.ts";

const flat = {
  monthlyRentMinor: 95_000,
  priceMinor: 21_000_000,
  purchaseCostsMinor: 2_600_000,
  yearlyCostsMinor: 321_500,
};

describe("a rent by an index", () => {
  const clause = { rentMinor: 95_000, oldIndex: "116.9", newIndex: "119.4", sharePercent: "100" };

  it("rises with it, said in money and in percent", () => {
    expect(indexRise(clause)).toEqual({
      ok: true,
      value: { newMinor: 97_032, riseMinor: 2_032, risePercent: "2.14" },
    });
    expect(indexRise({ ...clause, newIndex: "110" })).toMatchObject({
      value: { riseMinor: -5_607, risePercent: "-5.90" },
    });
  });

  it("is no share of nothing", () => {
    expect(indexRise({ ...clause, rentMinor: 0 })).toEqual({ ok: false, code: "INVALID_INPUT" });
    expect(indexRise({ ...clause, oldIndex: "0" })).toEqual({ ok: false, code: "INVALID_INPUT" });
  });
});

describe("rental yield", () => {
  it("is a year's rent by the price, and what stays of it by all that was paid", () => {
    expect(rentalYield(flat)).toEqual({
      ok: true,
      value: { grossPercent: "5.43", netPercent: "3.47", leftMinor: 818_500 },
    });
  });

  it.each([
    ["without costs both are one", { purchaseCostsMinor: 0, yearlyCostsMinor: 0 }, ["5.43", "5.43"]],
    ["an empty flat brings nothing and costs", { monthlyRentMinor: 0 }, ["0.00", "-1.36"]],
    [
      "half a hundredth is rounded away from zero",
      { monthlyRentMinor: 100_100, priceMinor: 24_000_000, purchaseCostsMinor: 0, yearlyCostsMinor: 0 },
      ["5.01", "5.01"],
    ],
  ])("%s", (_what, change, percents) => {
    const found = rentalYield({ ...flat, ...change });
    expect(found.ok ? [found.value.grossPercent, found.value.netPercent] : found).toEqual(percents);
  });

  it.each([
    ["no price", { priceMinor: 0 }],
    ["a rent below 0", { monthlyRentMinor: -1 }],
    ["costs that are not whole", { yearlyCostsMinor: 0.5 }],
    ["more than an amount can be", { priceMinor: Number.MAX_SAFE_INTEGER }],
  ])("refuses %s", (_what, change) => {
    expect(rentalYield({ ...flat, ...change })).toEqual({ ok: false, code: "INVALID_INPUT" });
  });
});

const deposit = {
  depositMinor: 190_000,
  ratePercent: "1.5",
  from: plainDate("2026-03-01"),
  until: plainDate("2026-08-31"),
};

describe("interest on a deposit", () => {
  it.each([
    ["by the days, the last one not counted", {}, { days: 183, interestMinor: 1_429 }],
    ["of a whole year", { until: plainDate("2027-03-01") }, { days: 365, interestMinor: 2_850 }],
    [
      "of a leap year, which has a day more",
      { from: plainDate("2028-01-01"), until: plainDate("2029-01-01") },
      { days: 366, interestMinor: 2_858 },
    ],
    ["of no day", { until: plainDate("2026-03-01") }, { days: 0, interestMinor: 0 }],
    ["at no rate", { ratePercent: "0" }, { days: 183, interestMinor: 0 }],
  ])("%s", (_what, change, value) => {
    expect(depositInterest({ ...deposit, ...change })).toEqual({ ok: true, value });
  });

  it.each([
    ["a deposit below 0", { depositMinor: -1 }],
    ["a rate that is no number", { ratePercent: "1,5" }],
    ["a rate below 0", { ratePercent: "-1" }],
    ["a rate above 100", { ratePercent: "100.01" }],
    ["an end before the beginning", { until: plainDate("2026-02-28") }],
  ])("refuses %s", (_what, change) => {
    expect(depositInterest({ ...deposit, ...change })).toEqual({ ok: false, code: "INVALID_INPUT" });
  });
});

it("has an address of its own for each tool in each language", () => {
  const slugs = publicTools.flatMap((tool) => languages.map((language) => toolSlugs[tool][language]));
  expect(new Set(slugs).size).toBe(publicTools.length * languages.length);
  expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
  expect(toolAt("mietrendite")).toBe("rental_yield");
  expect(toolAt("deposit-return")).toBeNull();
});
