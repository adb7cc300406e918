import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, plainDate } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import {
  campaignIn,
  campaignMetrics,
  checkCampaign,
  countCampaignDays,
  followsSpend,
  isRunning,
  MOST_COUNTED,
  shareIn,
  spendByMonth,
  addCampaignNumbers,
} from "./index.ts";
import type { CampaignNumbers } from "./index.ts";

const today = plainDate("2026-02-10");
const count = fc.integer({ min: 0, max: MOST_COUNTED });
const numbers: fc.Arbitrary<CampaignNumbers> = fc.record({
  spendMinor: fc.integer({ min: 0, max: 999_999_999_999 }),
  leads: count,
  impressions: count,
  clicks: count,
});
const length = fc.integer({ min: 0, max: 800 });
const start = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(plainDate("2022-01-01"), days));

describe("[ADS-01] cost per lead and click rate (R-G01)", () => {
  it("say nothing where nothing stands below the line, and 0 for leads that cost nothing", () => {
    const nothing = { spendMinor: 25_000, leads: 0, impressions: 0, clicks: 0 };
    expect(campaignMetrics(nothing)).toEqual({
      costPerLeadMinor: null,
      clickRate: null,
      costPerClickMinor: null,
      leadRate: null,
    });
    expect(campaignMetrics({ ...nothing, spendMinor: 0, leads: 3 }).costPerLeadMinor).toBe(0);
  });

  it("of several campaigns are ratios of sums (R-G02): whatever way they are grouped", () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 8 }), fc.integer({ min: 0, max: 8 }), (all, cut) => {
        const [left, right] = [addCampaignNumbers(all.slice(0, cut)), addCampaignNumbers(all.slice(cut))];
        expect(campaignMetrics(addCampaignNumbers([left, right]))).toEqual(
          campaignMetrics(addCampaignNumbers(all)),
        );
      }),
    );
    const two = [
      { spendMinor: 10_000, leads: 1, impressions: 100, clicks: 10 },
      { spendMinor: 10_000, leads: 9, impressions: 900, clicks: 10 },
    ];
    expect(campaignMetrics(addCampaignNumbers(two))).toMatchObject({
      costPerLeadMinor: 2000,
      clickRate: "0.020000",
    });
  });
});

describe("the share of a period (R-G03)", () => {
  it("adds up to the campaign however its days are cut", () => {
    fc.assert(
      fc.property(
        numbers,
        start,
        length,
        fc.array(fc.integer({ min: -40, max: 840 }), { maxLength: 6 }),
        (total, startsOn, days, cuts) => {
          const campaign = { ...total, startsOn, endsOn: addDays(startsOn, days), today };
          const at = [...new Set(cuts)].toSorted((a, b) => a - b).map((day) => addDays(startsOn, day));
          const edges: readonly (PlainDate | null)[] = [null, ...at, null];
          const parts = edges.slice(1).map((to, index) => {
            const before = edges[index] ?? null;
            return campaignIn(campaign, { from: before === null ? null : addDays(before, 1), to });
          });
          expect(addCampaignNumbers(parts)).toEqual(total);
        },
      ),
    );
  });

  it("of its months adds up to the spend", () => {
    fc.assert(
      fc.property(numbers, start, length, ({ spendMinor }, startsOn, days) => {
        const campaign = { spendMinor, startsOn, endsOn: addDays(startsOn, days), today };
        const months = spendByMonth(campaign, { from: null, to: null });
        expect(months.reduce((sum, month) => sum + month.spendMinor, 0)).toBe(spendMinor);
        expect(months.map(({ month }) => month)).toEqual(
          [...new Set(months.map(({ month }) => month))].toSorted(),
        );
      }),
    );
  });

  it("of the months of some days is what falls into these", () => {
    const campaign = { spendMinor: 10_000, startsOn: plainDate("2026-01-20"), endsOn: today, today };
    expect(spendByMonth(campaign, { from: plainDate("2026-01-31"), to: null })).toEqual([
      { month: "2026-01", spendMinor: 455 },
      { month: "2026-02", spendMinor: 4545 },
    ]);
    expect(spendByMonth(campaign, { from: plainDate("2026-03-01"), to: null })).toEqual([]);
  });

  it("goes up to today where there is no end, and is nothing before it begins", () => {
    const open = { startsOn: plainDate("2026-01-20"), endsOn: null, today };
    expect(shareIn(10_000, open, { from: plainDate("2026-02-01"), to: null })).toBe(4545);
    expect(countCampaignDays({ ...open, startsOn: plainDate("2026-02-11") })).toBeNull();
    expect(shareIn(10_000, { ...open, startsOn: plainDate("2026-02-11") }, { from: null, to: null })).toBe(0);
    // A campaign with an end has fixed days, whatever today is.
    const ahead = { startsOn: plainDate("2026-03-01"), endsOn: plainDate("2026-03-10"), today };
    expect(shareIn(1000, ahead, { from: null, to: plainDate("2026-03-05") })).toBe(500);
  });
});

it.each([
  ["its first day", true, "2026-02-10", "2026-02-20", true],
  ["its last day", true, "2026-02-01", "2026-02-10", true],
  ["the day after", true, "2026-02-01", "2026-02-09", false],
  ["the day before", true, "2026-02-11", null, false],
  ["any day without an end", true, "2025-02-11", null, true],
  ["a day inside, switched off,", false, "2026-02-01", null, false],
])("on %s a campaign runs or not (R-G05)", (_when, active, startsOn, endsOn, expected) => {
  const period = { startsOn: plainDate(startsOn), endsOn: endsOn === null ? null : plainDate(endsOn) };
  expect(isRunning({ active, ...period }, today)).toBe(expected);
});

describe("what is wrong with a campaign", () => {
  const right = {
    startsOn: plainDate("2026-02-01"),
    endsOn: plainDate("2026-02-01"),
    leads: 0,
    impressions: 0,
    clicks: 12,
    notes: "",
  };

  it("is nothing for one of a day, nor for clicks of a channel that counts no impressions", () => {
    expect(checkCampaign(right)).toEqual([]);
    expect(checkCampaign({ ...right, impressions: 12, endsOn: null })).toEqual([]);
  });

  it.each([
    [{ endsOn: plainDate("2026-01-31") }, "endsOn", "CAMPAIGN_END_BEFORE_START"],
    [{ impressions: 11 }, "clicks", "CLICKS_EXCEED_IMPRESSIONS"],
    [{ leads: -1 }, "leads", "INVALID_COUNT"],
    [{ leads: 1.5 }, "leads", "INVALID_COUNT"],
    [{ impressions: MOST_COUNTED + 1 }, "impressions", "INVALID_COUNT"],
    [{ notes: "x".repeat(501) }, "notes", "TOO_LONG"],
  ])("is said at its field: %o", (change, field, code) => {
    expect(checkCampaign({ ...right, ...change })).toEqual([{ field, code }]);
  });
});

it("lets the expense follow the spend while both say the same, and nothing hangs on its amount", () => {
  const bill = { amountMinor: 25_000, currency: "EUR", settled: false };
  expect(followsSpend(bill, 25_000)).toBe(true);
  expect(followsSpend({ ...bill, amountMinor: 24_999 }, 25_000)).toBe(false);
  expect(followsSpend({ ...bill, currency: "CHF" }, 25_000)).toBe(false);
  expect(followsSpend({ ...bill, settled: true }, 25_000)).toBe(false);
});
