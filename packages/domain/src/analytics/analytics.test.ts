import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inEuro, SAMPLED, someRecords } from "../../testing/analysed-samples.ts";
import { addDays, month, periodOf, plainDate } from "../calendar/index.ts";
import {
  analyse,
  analysedPeriod,
  cashShare,
  cashUseOf,
  compareFigures,
  configuredDebtService,
  debtCoverage,
  figureDays,
  figureSums,
  isIn,
  measureOf,
  metricCards,
  metricFigures,
  metricRows,
  metrics,
  missingInputs,
  findPayback,
  paybackDays,
  sectionOf,
  sideOfRows,
  holdingsWithin,
} from "./index.ts";
import type { AnalysedRecords, Analysis, PeriodDays, Metric } from "./index.ts";

const ALL = { days: SAMPLED, whole: SAMPLED, section: null } as const;
const analysed = (records: AnalysedRecords, rates: "all" | "none" = "all"): Analysis =>
  analyse(records, inEuro(rates), SAMPLED);
const sidesOf = (analysis: Analysis, metric: Metric, days: PeriodDays = SAMPLED) => {
  const { numerator, denominator } = figureSums(analysis, metric, { ...ALL, days, whole: days });
  return { numerator, denominator };
};
const sum = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/**
 * A payback leaves out properties that lack inputs as soon as another property has them, so it is not the sum of its
 * parts.
 */
const additive = metrics.filter((metric) => metric !== "payback");

describe("the figures", () => {
  it("read the books where records of them are rows", () => {
    const ofRecords = metrics.filter((metric) => cashUseOf(metric) !== null);
    expect(ofRecords.filter((metric) => !metricFigures[metric].reads.includes("books"))).toEqual([]);
  });

  it("have one card each on the screen", () => {
    expect(Object.values(metricCards).flat().toSorted()).toEqual(metrics.toSorted());
  });

  it("of the properties, added up, are those of the portfolio", () => {
    fc.assert(
      fc.property(someRecords(), (records) => {
        const whole = analysed(records);
        for (const metric of additive) {
          const parts = whole.holdings.map((holding) =>
            sidesOf(
              holdingsWithin(whole, (one) => one === holding),
              metric,
            ),
          );
          const { numerator, denominator } = sidesOf(whole, metric);
          expect(sum(parts.map((part) => part.numerator))).toBe(numerator);
          expect(sum(parts.map((part) => part.denominator))).toBe(denominator ?? 0);
        }
      }),
    );
  });

  it("of the two sections, added up, are the money of the whole", () => {
    fc.assert(
      fc.property(someRecords(), (records) => {
        const whole = analysed(records);
        for (const metric of ["noi", "cash_flow"] as const) {
          const of = (section: "long_term" | "short_term" | null) =>
            figureSums(whole, metric, { ...ALL, section }).numerator;
          expect(sum([of("long_term"), of("short_term")])).toBe(of(null));
        }
      }),
    );
  });

  /** Figures as of a day, and loans that count in every month they touch, are not divided. */
  it.each([
    "noi",
    "nights_sold",
    "adr",
    "revpar",
    "average_stay",
    "lt_occupancy",
    "st_occupancy",
    "gross_occupancy",
  ] as const)("%s of a period is that of its parts, wherever it is cut", (metric) => {
    fc.assert(
      fc.property(someRecords(), fc.nat(61), (mixed, at) => {
        const records = inOneWay(mixed);
        // All in euro: conversion would round a booking's share of a month twice, once for each part of a divided
        // month.
        const whole = analysed({
          ...records,
          stays: records.stays.map((stay) => ({ ...stay, currency: EUR })),
        });
        const cut = addDays(SAMPLED.from, at);
        const parts = [
          { from: SAMPLED.from, until: cut },
          { from: cut, until: SAMPLED.until },
        ].map((days) => sidesOf(whole, metric, days));
        const { numerator, denominator } = sidesOf(whole, metric);
        expect(sum(parts.map((part) => part.numerator))).toBe(numerator);
        expect(sum(parts.map((part) => part.denominator))).toBe(denominator ?? 0);
      }),
    );
  });

  it("of two months are those of each, loans and debts too", () => {
    const april = plainDate("2026-04-01");
    fc.assert(
      fc.property(someRecords(), (records) => {
        const whole = analysed(records);
        for (const metric of ["cash_flow", "dscr"] as const) {
          const parts = [
            { from: SAMPLED.from, until: april },
            { from: april, until: SAMPLED.until },
          ].map((days) => sidesOf(whole, metric, days));
          const { numerator, denominator } = sidesOf(whole, metric);
          expect(sum(parts.map((part) => part.numerator))).toBe(numerator);
          expect(sum(parts.map((part) => part.denominator))).toBe(denominator ?? 0);
        }
      }),
    );
  });

  it("of a property do not move with what happens at another one", () => {
    fc.assert(
      fc.property(someRecords(["A"]), someRecords(["B"]), (own, others) => {
        const alone = analysed(own, "none");
        const both = analysed(
          {
            properties: [...others.properties, ...own.properties],
            cash: [...others.cash, ...own.cash],
            leases: [...others.leases, ...own.leases],
            stays: [...others.stays, ...own.stays],
            blocked: [...others.blocked, ...own.blocked],
          },
          "none",
        );
        const ofA = holdingsWithin(both, ({ property }) => property.id === "A");
        for (const metric of metrics) {
          const { records: _before, ...before } = figureSums(alone, metric, ALL);
          const { records: _after, ...after } = figureSums(ofA, metric, ALL);
          expect(after).toEqual(before);
        }
      }),
    );
  });

  it("are what their rows add up to, and withheld where one of them lacks a rate", () => {
    fc.assert(
      fc.property(someRecords(), fc.constantFrom("all", "none"), (records, rates) => {
        const whole = analysed(records, rates);
        for (const metric of metrics) {
          const { numerator, denominator } = sidesOf(whole, metric);
          const rows = [...metricRows(whole, metric, ALL), ...recordsBehind(whole, metric)];
          const given = (side: "numerator" | "denominator") => {
            const amount = sideOfRows(rows, side);
            return amount === undefined ? 0 : amount;
          };
          expect(given("numerator")).toBe(numerator);
          expect(given("denominator")).toBe(denominator === undefined ? 0 : denominator);
        }
      }),
    );
  });

  it("never say more was sold than could be", () => {
    fc.assert(
      fc.property(someRecords(), (records) => {
        for (const { count } of analysed(records).holdings) {
          const counts = count(SAMPLED);
          expect(counts.sold).toBeLessThanOrEqual(counts.available);
          expect(counts.available).toBeLessThanOrEqual(counts.gross);
          expect(counts.leased).toBeLessThanOrEqual(counts.unitDays);
          expect(counts.inService).toBe(counts.available + counts.blocked + counts.leasedNights);
        }
      }),
    );
  });
});

const EUR = inEuro("all").currency;

/**
 * Each property is let only by the night or only by the month, so that sections count the same properties on any days.
 */
function inOneWay(records: AnalysedRecords): AnalysedRecords {
  const daily = new Set(
    records.properties.filter((one) => sectionOf(one) === "short_term").map(({ id }) => id),
  );
  return {
    ...records,
    leases: records.leases.filter(({ propertyId }) => !daily.has(propertyId)),
    stays: records.stays.filter(({ propertyId }) => daily.has(propertyId)),
  };
}

/** The records of the books, as the server lists them. */
function recordsBehind({ holdings, into }: Analysis, metric: Metric) {
  const days = figureDays(metric, ALL);
  return holdings.flatMap(({ cells }) =>
    cells
      .filter(({ from }) => isIn(from, days))
      .flatMap(({ groups }) =>
        groups.flatMap((group) => {
          const share = cashShare(metric, group);
          if (share === null) return [];
          const amount = into.amount(group, () => "row");
          const gives = amount === null ? null : share.sign * amount;
          return [{ numerator: undefined, denominator: undefined, [share.side]: gives }];
        }),
      ),
  );
}

describe("the days that a figure counts", () => {
  /** November up to the 26th: 26 days of thirty. */
  const days = { from: plainDate("2026-11-01"), until: plainDate("2026-11-27") };
  const whole = { from: plainDate("2026-11-01"), until: plainDate("2026-12-01") };

  it("are those that are asked for, but of what is booked, of what looks back, and of what stands on a day", () => {
    const others = metrics.filter((metric) => figureDays(metric, { days, whole }) !== days);
    expect(others.map((metric) => [metric, figureDays(metric, { days, whole })])).toEqual([
      ["arrears", { from: "2026-11-26", until: "2026-11-27" }],
      ["on_the_books", whole],
      ["dscr_12_months", { from: "2025-11-01", until: "2026-11-01" }],
      ["payback", { from: "2025-11-01", until: "2026-11-01" }],
    ]);
  });

  it("of a payback begin with the first month that a property brings into it", () => {
    fc.assert(
      fc.property(someRecords(), (records) => {
        const analysis = analysed(records);
        const requested = { days: SAMPLED, whole: SAMPLED };
        const counted = paybackDays(analysis, requested);
        const months = metricRows(analysis, "payback", ALL).flatMap((row) =>
          row.kind === "property_month" ? [row.month] : [],
        );
        const year = figureDays("payback", requested);
        expect(counted.until).toBe(year.until);
        expect(counted.from).toBe(months.length === 0 ? year.from : `${months.toSorted()[0]}-01`);
      }),
    );
  });
});

describe("a period", () => {
  it.each([
    ["2026-11", "2026-11-30", "2026-12-01", "2026-10-31"],
    ["2026-02", "2026-02-28", "2026-03-01", "2026-01-29"],
    ["2026-03", "2026-03-31", "2026-04-01", "2026-03-01"],
    ["2026-11", "2026-12-01", "2026-12-01", "2026-11-01"],
  ])("%s on %s goes to before %s, the one before it to before %s", (text, today, until, before) => {
    const { current, previous } = analysedPeriod(periodOf("month", month(text)), plainDate(today));
    expect([current.until, previous.until]).toEqual([until, before]);
  });
});

describe("a loan", () => {
  const none = {
    purchasePriceMinor: null,
    closingCostsMinor: null,
    initialWorksMinor: null,
    loanPrincipalMinor: null,
    loanAnnualRate: null,
    loanTermYears: null,
    loanStartDate: null,
    monthlyDebtServiceMinor: null,
  };

  it("is what was typed, else its annuity, else nothing", () => {
    const loan = { ...none, loanPrincipalMinor: 25_000_000, loanAnnualRate: "6.5", loanTermYears: 30 };
    expect(configuredDebtService(none)).toBeNull();
    expect(configuredDebtService(loan)).toBe(158_017);
    expect(configuredDebtService({ ...loan, monthlyDebtServiceMinor: 0 })).toBe(0);
  });

  it("counts from the month after it began for as long as it runs, where no debt service was recorded", () => {
    const loanStartDate = plainDate("2025-03-20");
    const loan = { ...none, monthlyDebtServiceMinor: 100, loanStartDate, loanTermYears: 1 };
    const property = {
      id: "A",
      from: null,
      until: null,
      units: [],
      rentalMode: "monthly",
      firstRecord: null,
    } as const;
    const records = { cash: [], leases: [], stays: [], blocked: [] };
    const flow = (days: PeriodDays) =>
      figureSums(
        analyse({ ...records, properties: [{ ...property, currency: EUR, loan }] }, inEuro("all"), days),
        "cash_flow",
        { days, whole: days, section: null },
      ).numerator;
    expect(flow({ from: plainDate("2025-01-01"), until: plainDate("2025-04-01") })).toBe(0);
    expect(flow({ from: plainDate("2025-01-01"), until: plainDate("2027-01-01") })).toBe(-1200);
    expect(flow({ from: plainDate("2025-04-01"), until: plainDate("2025-04-11") })).toBe(-100);
  });

  const march = { from: plainDate("2026-03-01"), until: plainDate("2026-04-01") };

  it("asks for the fields that it lacks", () => {
    const lacking = (loan: Partial<typeof none> | object) =>
      missingInputs("dscr", { property: { loan: { ...none, ...loan } }, cells: [] } as never, march);
    expect(lacking({})).toEqual(["loanPrincipal", "loanAnnualRate", "loanTermYears", "monthlyDebtService"]);
    expect(lacking({ loanPrincipalMinor: 1, loanAnnualRate: "1" })).toEqual([
      "loanTermYears",
      "monthlyDebtService",
    ]);
    expect(lacking({ monthlyDebtServiceMinor: 1 })).toEqual([]);
  });

  it("asks for them although debt service was recorded on days that the figure does not count", () => {
    const paidOn = (from: string) =>
      ({ property: { loan: none }, cells: [{ from: plainDate(from), hasDebt: true }] }) as never;
    expect(missingInputs("dscr", paidOn("2026-03-01"), march)).toEqual([]);
    expect(missingInputs("dscr", paidOn("2026-02-01"), march)).toHaveLength(4);
    expect(missingInputs("dscr_12_months", paidOn("2026-02-01"), march)).toEqual([]);
    expect(missingInputs("dscr_12_months", paidOn("2025-02-01"), march)).toHaveLength(4);
  });
});

describe("coverage and payback", () => {
  it.each([
    [99_499, 100_000, "0.99", "short"],
    [99_500, 100_000, "1.00", "thin"],
    [124_499, 100_000, "1.24", "thin"],
    [124_500, 100_000, "1.25", "safe"],
    [-50_000, 100_000, "-0.50", "short"],
  ])("%i over %i is shown as %s and is %s", (noi, debt, display, level) => {
    expect(debtCoverage(noi, debt)).toMatchObject({ display, level });
  });

  const part = {
    purchasePriceMinor: 10_000,
    closingCostsMinor: 0,
    initialWorksMinor: 0,
    loanPrincipalMinor: 0,
    months: [100, 100, 100],
  };
  it("leaves out what has no price or no history, and says why there is none at all", () => {
    expect(
      findPayback([part, { ...part, purchasePriceMinor: null }, { ...part, months: [1, 2] }]),
    ).toMatchObject({
      investedMinor: 10_000,
      annualMinor: 1_200,
      extrapolatedMinor: 900,
      years: "8.33",
      estimated: true,
    });
    expect(findPayback([{ ...part, purchasePriceMinor: 0 }])).toEqual({ reason: "no_purchase_price" });
    expect(findPayback([{ ...part, loanPrincipalMinor: 10_000, months: [] }])).toEqual({
      reason: "no_equity",
    });
    expect(findPayback([{ ...part, months: [1, 2] }])).toEqual({ reason: "insufficient_history" });
    expect(findPayback([{ ...part, months: [0, 0, 0] }])).toEqual({ reason: "non_positive_cash_flow" });
  });

  it.each([
    ["0.614", "0.748", "-0.134", "-0.179144"],
    ["1.10", "0", "1.1", null],
    ["-100.00", "-100.00", "0", "0.000000"],
    [null, "1", null, null],
  ])("%s after %s moved by %s, %s of it", (now, before, delta, pct) => {
    expect(compareFigures(now, before)).toEqual({ delta, pct });
  });

  it("rounds a price by the night once, and says what cannot be divided", () => {
    const sums = {
      terms: [],
      numerator: 100_000,
      denominator: 28,
      reason: null,
      records: () => [],
      estimated: false,
      years: null,
    };
    expect(measureOf("revpar", sums, EUR).value).toBe("35.71");
    expect(measureOf("revpar", { ...sums, denominator: 0 }, EUR)).toMatchObject({
      value: null,
      reason: "no_supply",
    });
    expect(measureOf("adr", { ...sums, numerator: null }, EUR)).toMatchObject({
      value: null,
      reason: "missing_fx",
    });
  });
});
