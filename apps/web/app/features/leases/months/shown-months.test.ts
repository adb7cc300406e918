import type { LeaseMonthView } from "@keystead/contract/leases";
import { addToMonth, month } from "@keystead/domain/calendar";
import { describe, expect, it } from "vitest";

import { shownMonths } from "./shown-months.ts";

/** `count` months starting at `first`; those listed in `open` are open. */
function monthsFrom(first: string, count: number, open: readonly string[]): LeaseMonthView[] {
  return Array.from({ length: count }, (_, n) => {
    const period = addToMonth(month(first), n);
    const isOpen = open.includes(period) || period > "2026-11";
    return {
      period,
      dueOn: `${period}-01`,
      amount: "800.00",
      settled: isOpen ? "0.00" : "800.00",
      outstanding: isOpen ? "800.00" : "0.00",
      state: isOpen ? ("overdue" as const) : ("paid" as const),
      overdue: isOpen,
      daysOverdue: 0,
      rows: [],
    };
  });
}

const today = "2026-11-19";
const periods = (months: readonly LeaseMonthView[]) => months.map(({ period }) => period);

describe("the months in sight", () => {
  it("are the next one, what is open, and three before it", () => {
    const months = monthsFrom("2026-01", 13, ["2026-09", "2026-10", "2026-11"]);
    const { later, shown, earlier } = shownMonths({ months, today });
    expect(periods(shown)).toEqual([
      "2026-12",
      "2026-11",
      "2026-10",
      "2026-09",
      "2026-08",
      "2026-07",
      "2026-06",
    ]);
    expect(periods(later)).toEqual(["2027-01"]);
    expect(periods(earlier)).toEqual(["2026-05", "2026-04", "2026-03", "2026-02", "2026-01"]);
  });

  it("are the last six where nothing is open, however long the lease", () => {
    const { shown, earlier } = shownMonths({ months: monthsFrom("1996-12", 373, []), today });
    expect(shown).toHaveLength(7);
    expect(earlier).toHaveLength(354);
  });

  it("hide nothing that is open, however old it is", () => {
    const { shown, earlier } = shownMonths({ months: monthsFrom("2020-01", 84, ["2020-02"]), today });
    expect(earlier).toEqual([]);
    expect(periods(shown).at(-1)).toBe("2020-01");
  });

  it("never fold a single month, and lose none", () => {
    for (let count = 0; count < 30; count += 1) {
      const months = monthsFrom("2025-06", count, []);
      const { later, shown, earlier } = shownMonths({ months, today });
      expect(earlier).not.toHaveLength(1);
      expect([...later, ...shown, ...earlier]).toEqual(months.toReversed());
    }
  });
});
