import { describe, expect, it } from "vitest";
import { month, plainDate } from "../calendar/index.ts";
import {
  canCreate,
  nextSubscription,
  countRecordsOfMonth,
  currentPeriod,
  effectivePlan,
  hasFeature,
  PERIOD_MS,
  planExcess,
  planForFeature,
  planLoss,
  planLimits,
  planPrices,
  planThatFits,
  PRICE_CURRENCY,
  startTrial,
} from "./index.ts";

const NOW = 1_795_000_000_000;

describe("plan table", () => {
  it.each([
    ["free", 209_715_200],
    ["starter", 1_073_741_824],
    ["pro", 3_221_225_472],
  ] as const)("%s stores %i bytes", (plan, bytes) => {
    expect(planLimits[plan].storage).toBe(bytes);
  });

  it.each([
    ["free", "csv_export", true],
    ["free", "tasks", false],
    ["starter", "tasks", true],
    ["starter", "pdf_export", false],
    ["pro", "tasks", true],
    ["pro", "advertising", true],
  ] as const)("%s has %s: %s", (plan, feature, expected) => {
    expect(hasFeature(plan, feature)).toBe(expected);
  });

  it("names the plan to choose for a feature and the prices of all pages", () => {
    expect(planForFeature("multi_currency")).toBe("starter");
    expect(planPrices).toEqual({
      free: { monthly: 0, billedYearly: 0, list: 0 },
      starter: { monthly: 1200, billedYearly: 900, list: 1900 },
      pro: { monthly: 2500, billedYearly: 1900, list: 3900 },
    });
    expect(PRICE_CURRENCY).toBe("USD");
  });
});

describe("trial and plan", () => {
  const trial = startTrial(NOW);

  it.each([
    ["its last millisecond", PERIOD_MS - 1, true, "pro"],
    ["its end", PERIOD_MS, true, "free"],
    ["any time while payments are under maintenance", 10 * PERIOD_MS, false, "pro"],
  ])("at %s the trial counts as %s", (_when, offset, paymentsOpen, expected) => {
    expect(effectivePlan(trial, NOW + offset, paymentsOpen)).toBe(expected);
  });

  it("does not lapse once a plan is chosen", () => {
    const chosen = nextSubscription("pro", "starter", NOW);
    expect(chosen).toMatchObject({ plan: "starter", status: "active", trialEndsAtMs: NOW + PERIOD_MS });
    expect(chosen === null ? null : effectivePlan(chosen, NOW + 20 * PERIOD_MS, true)).toBe("starter");
    expect(nextSubscription("pro", "pro", NOW)).toBeNull();
  });

  it.each([
    [PERIOD_MS - 1, 0],
    [PERIOD_MS, 1],
    [3.5 * PERIOD_MS, 3],
  ])("after %i ms the period has rolled on %i times", (offset, periods) => {
    expect(currentPeriod(trial, NOW + offset).currentPeriodStartMs).toBe(NOW + periods * PERIOD_MS);
  });
});

describe("limits", () => {
  it("say what is used, what is allowed and which plan fits", () => {
    expect(canCreate("free", "units", { used: 1 })).toEqual({
      ok: false,
      code: "PLAN_LIMIT",
      kind: "units",
      limit: 1,
      used: 1,
      fits: "starter",
    });
    expect(canCreate("pro", "assistants", { used: 3 })).toMatchObject({ ok: false, fits: null });
    expect(canCreate("starter", "units", { used: 9 })).toEqual({ ok: true, limit: 10 });
    expect(planThatFits("properties", 6)).toBe("pro");
  });

  it("list only what lies over them", () => {
    const usage = { properties: 5, units: 11, assistants: 0, storage: 0, transactions: 0 };
    expect(planExcess("starter", usage)).toEqual({ units: 1 });
    expect(planExcess("pro", usage)).toEqual({});
  });

  it("become smaller on the way down, never on the way up", () => {
    const { limits, features } = planLoss("pro", "free");
    expect(limits.map(({ kind }) => kind)).toEqual([
      "properties",
      "units",
      "assistants",
      "storage",
      "transactions",
    ]);
    expect(limits[0]).toEqual({ kind: "properties", from: 50, to: 1 });
    expect(features).toContain("calendar");
    expect(features).not.toContain("csv_export");
    expect(planLoss("starter", "free").features).not.toContain("pdf_export");
    for (const [from, to] of [
      ["free", "starter"],
      ["starter", "pro"],
      ["pro", "pro"],
    ] as const)
      expect(planLoss(from, to)).toEqual({ limits: [], features: [] });
  });

  it("count income and expenses by their own month", () => {
    const records = [
      { kind: "income", date: plainDate("2026-03-31") },
      { kind: "expense", date: plainDate("2026-04-01") },
      { kind: "booking", date: plainDate("2026-03-02") },
    ];
    expect(countRecordsOfMonth(records, month("2026-03"))).toBe(1);
  });
});
