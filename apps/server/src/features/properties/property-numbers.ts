import { propertyRecordNames } from "@keystead/domain/described-records";

import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The figures of a property, other than those that the portfolio's drill-down test covers. */
export const propertyNumbers: AnswerNumbers = {
  "properties.list": { sums: ["total", "items[]"] },
  "properties.get": { walkedBy: "features/portfolio/drill-down.test.ts" },
  "properties.overview": {
    sums: ["property", "totals[].monthly", "totals[].sizeSqm", "payable[].openMonths[]", "records"],
    others: {
      "of one unit or lease": ["rentables[]", "next[]"],
      "a ratio of sums that stand beside it": ["totals[].perSqm"],
      "figures that open into their rates where they stand": ["base"],
    },
  },
  "properties.deletion": {
    sums: [
      "counts.units",
      "counts.leases",
      "counts.bookings",
      "counts.seasons",
      "counts.income",
      "counts.expenses",
      "counts.recurring",
      ...propertyRecordNames.map((name) => `counts.${name}`),
      "counts.rentRows",
      "counts.payments",
      "total",
    ],
    others: {
      "of a kind that no list shows by its property": [
        "counts.turnovers",
        "counts.blocks",
        "counts.documents",
        "counts.tenantsKept",
        "counts.tasksKept",
      ],
    },
  },
  "units.rentables": { sums: ["total", "occupancy"], others: { "of one lease": ["items[]"] } },
  "units.list": { sums: ["total"], others: { "of one unit": ["items[]"] } },
};
