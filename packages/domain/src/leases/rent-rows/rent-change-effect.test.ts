import * as fc from "fast-check";
import { expect, it } from "vitest";

import { applyChanges, billed, ledgerOf, someLease, terms, TODAY } from "../../../testing/lease-samples.ts";
import { addDays, monthOf, plainDate } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { planRentChange, rentChangeEffect } from "../index.ts";
import type { LeaseTerms, PlanLedger } from "../index.ts";

function effectOf(lease: LeaseTerms, ledger: PlanLedger, from: PlainDate, amountMinor: number) {
  const before = { terms: lease, ledger, today: TODAY };
  const plan = planRentChange({ ...before, of: "rent", step: { from, amountMinor } });
  if (!plan.ok) throw new Error(plan.code);
  return { plan: plan.value, months: rentChangeEffect(before, plan.value, "rent") };
}

it("tells of each month what it was, is, and when the difference is asked for", () => {
  const lease = terms();
  // March and April are paid, May in part, June not at all.
  const ledger = ledgerOf(lease, [100_000, 100_000, 100_000, 100_000, 40_000]);
  const { months } = effectOf(lease, ledger, plainDate("2026-04-16"), 120_000);
  expect(months).toEqual([
    { period: "2026-04", beforeMinor: 100_000, afterMinor: 110_000, booking: "adjustment", dueOn: TODAY },
    { period: "2026-05", beforeMinor: 100_000, afterMinor: 120_000, booking: "adjustment", dueOn: TODAY },
    {
      period: "2026-06",
      beforeMinor: 100_000,
      afterMinor: 120_000,
      booking: "in_place",
      dueOn: "2026-06-01",
    },
  ]);
});

it("tells what becomes credit when the rent goes down", () => {
  const lease = terms();
  const ledger = ledgerOf(lease, [100_000, 100_000, 100_000, 100_000, 100_000]);
  const { months } = effectOf(lease, ledger, plainDate("2026-05-01"), 90_000);
  expect(months).toMatchObject([
    { period: "2026-05", beforeMinor: 100_000, afterMinor: 90_000, booking: "write_down" },
    { period: "2026-06", afterMinor: 90_000, booking: "in_place" },
  ]);
});

it("is silent about months ahead on which no money lies", () => {
  const lease = terms();
  expect(effectOf(lease, ledgerOf(lease), plainDate("2026-07-01"), 90_000).months).toEqual([]);
});

it("adds up to exactly what the plan books, for any lease and any day", () => {
  fc.assert(
    fc.property(someLease, fc.nat(900), fc.integer({ min: 0, max: 300_000 }), (some, after, amountMinor) => {
      const from = addDays(some.terms.startsOn, after);
      fc.pre(some.terms.endsOn === null || from <= some.terms.endsOn);
      const { plan, months } = effectOf(some.terms, some.ledger, from, amountMinor);
      const was = billed(some.ledger);
      const is = billed(applyChanges(some.ledger, plan.changes, "n"));
      const running = monthOf(TODAY);
      const changed = new Map(
        months.map(({ period, beforeMinor, afterMinor }) => [period, { beforeMinor, afterMinor }]),
      );
      for (const key of new Set([...was.keys(), ...is.keys()])) {
        const [period = "", kind] = key.split("|");
        if (kind !== "rent" || period > running) continue;
        const [before, after_] = [was.get(key) ?? 0, is.get(key) ?? 0];
        if (before === after_) continue;
        expect(changed.get(period as never)).toEqual({ beforeMinor: before, afterMinor: after_ });
      }
      for (const { period, beforeMinor, afterMinor } of months) {
        expect(was.get(`${period}|rent`) ?? 0).toBe(beforeMinor);
        expect(is.get(`${period}|rent`) ?? 0).toBe(afterMinor);
      }
    }),
  );
});
