import { expect, it } from "vitest";
import { month, plainDate } from "../calendar/index.ts";
import { changedMonths, ledgerAfter, planRentChange } from "./index.ts";
import { ledgerOf, terms, TODAY } from "../../testing/lease-samples.ts";

it.each([
  ["a rise", 103_500, 3_500],
  ["a fall", 95_000, -5_000],
])(
  "says of %s in the past what each month that came comes to, whether it is paid or not",
  (_what, amountMinor, by) => {
    const lease = terms();
    const ledger = ledgerOf(lease, [100_000, 100_000, 100_000, 100_000, 100_000]);
    const step = { from: plainDate("2026-04-16"), amountMinor };
    const plan = planRentChange({ terms: lease, ledger, today: TODAY, of: "rent", step });
    if (!plan.ok) throw new Error(plan.code);
    expect(changedMonths(ledger, ledgerAfter(ledger, plan.value.changes), month("2026-06"))).toEqual([
      { period: "2026-04", beforeMinor: 100_000, afterMinor: 100_000 + by / 2 },
      { period: "2026-05", beforeMinor: 100_000, afterMinor: 100_000 + by },
      { period: "2026-06", beforeMinor: 100_000, afterMinor: 100_000 + by },
    ]);
  },
);
