import type { CollectLine, PortfolioView } from "@keystead/contract/portfolio";

/** A portfolio in which nothing needs attention. */
export const calmPortfolio: PortfolioView = {
  today: "2026-11-19",
  month: "2026-11",
  empty: false,
  overdue: { lines: [], sums: [] },
  upcoming: { lines: [], sums: [] },
  leases: { active: 2, settled: 2 },
  rent: [],
  income: [],
  result: {
    month: { received: [], costs: [], net: [] },
    year: { received: [], costs: [], net: [] },
  },
  before: { month: "2026-10", to: "2026-10-19", received: [], costs: [], net: [], soFar: [] },
  categories: [],
  occupancy: { rentables: 2, let: 2, vacant: 0, maintenance: 0 },
  deposits: [],
  tasksOverdue: 0,
  conflicts: 0,
  leasesEnding: { within60Days: 0, next: null },
  months: [],
  base: null,
  properties: [],
};

/** One month of one lease, 950.00 due on the 20th of November. */
export function collectLine(over: Partial<CollectLine> = {}): CollectLine {
  const dueOn = over.dueOn ?? "2026-11-20";
  const sum = over.sum ?? "950.00";
  return {
    leaseId: "8b0d4a3e-1111-4222-8333-444455556666",
    tenantName: "Ada Adler",
    propertyName: "Lindenhof",
    unitName: null,
    currency: "EUR",
    today: "2026-11-19",
    dueOn,
    daysOverdue: 0,
    sum,
    months: [
      {
        period: dueOn.slice(0, 7),
        dueOn,
        amount: sum,
        settled: "0.00",
        outstanding: sum,
        state: "scheduled",
        overdue: false,
        daysOverdue: 0,
        rows: [
          {
            ref: "8b0d4a3e-1111-4222-8333-444455557777",
            kind: "rent",
            dueOn,
            outstanding: sum,
            oneOff: false,
            adjusts: null,
            note: "",
          },
        ],
      },
    ],
    ...over,
  };
}
