import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToMonth, month, monthOf, plainDate } from "../../calendar/index.ts";
import {
  applyChanges,
  billed,
  ledgerOf,
  paidMinor,
  scheduled,
  someLease,
  terms,
  TODAY,
} from "../../../testing/lease-samples.ts";
import {
  missingRows,
  oneOffCharge,
  planNewStart,
  planRentChange,
  planTermStep,
  planTrackFrom,
  prorations,
  rentSchedule,
} from "../index.ts";

const HALF_YEAR = terms({ endsOn: plainDate("2026-06-30") });

describe("another payment day or proration", () => {
  it("moves the due days of open rows from its month on and leaves rows with money alone", () => {
    const ledger = ledgerOf(HALF_YEAR, [0, 0, 100_000]);
    const step = { from: month("2026-02"), paymentDay: 31, proration: "actual_days" } as const;
    const plan = planTermStep({ terms: HALF_YEAR, ledger, today: TODAY, step });
    expect(plan).toMatchObject({
      ok: true,
      value: {
        terms: { paymentDay: 1, termSteps: [step] },
        changes: {
          inserts: [],
          deletes: [],
          writeDowns: [],
          updates: [
            { rowId: "r001", dueOn: "2026-02-28" },
            { rowId: "r003", dueOn: "2026-04-30" },
            { rowId: "r004", dueOn: "2026-05-31" },
            { rowId: "r005", dueOn: "2026-06-30" },
          ],
        },
      },
    });
  });

  it("never rewrites a paid partial month, and an open one follows", () => {
    const lease = terms({ startsOn: plainDate("2026-05-16"), endsOn: plainDate("2026-07-15") });
    const ledger = ledgerOf(lease, [51_613]);
    const step = { from: month("2026-05"), paymentDay: 1, proration: "none" } as const;
    const plan = planTermStep({ terms: lease, ledger, today: TODAY, step });
    expect(plan).toMatchObject({
      ok: true,
      value: {
        terms: { proration: "none", termSteps: [] },
        changes: { updates: [{ rowId: "r002", amountMinor: 100_000 }], inserts: [], writeDowns: [] },
      },
    });
  });

  it("keeps the days of earlier months in every later recomputation", () => {
    const step = { from: month("2026-04"), paymentDay: 10, proration: "actual_days" } as const;
    const ledger = ledgerOf(HALF_YEAR);
    const plan = planTermStep({ terms: HALF_YEAR, ledger, today: TODAY, step });
    if (!plan.ok) throw new Error(plan.code);
    const raise = planRentChange({
      terms: plan.value.terms,
      ledger: applyChanges(ledger, plan.value.changes, "n"),
      today: TODAY,
      of: "rent",
      step: { from: plainDate("2026-01-01"), amountMinor: 110_000 },
    });
    if (!raise.ok) throw new Error(raise.code);
    expect(raise.value.changes.updates.map(({ dueOn }) => dueOn)).toEqual([
      "2026-01-01",
      "2026-02-01",
      "2026-03-01",
      "2026-04-10",
      "2026-05-10",
      "2026-06-10",
    ]);
  });

  it("is refused after the end and changes nothing when it says what is in force", () => {
    const from = (text: string, paymentDay: number) =>
      planTermStep({
        terms: HALF_YEAR,
        ledger: ledgerOf(HALF_YEAR),
        today: TODAY,
        step: { from: month(text), paymentDay, proration: "actual_days" },
      });
    expect(from("2026-07", 5)).toEqual({ ok: false, code: "STEP_OUTSIDE_LEASE" });
    expect(from("2026-03", 1)).toMatchObject({
      ok: true,
      value: { terms: HALF_YEAR, changes: { updates: [] } },
    });
  });

  it("without a month holds from the current one, and on a lease that is over changes nothing that was", () => {
    const partial = terms({ startsOn: plainDate("2026-01-01"), endsOn: plainDate("2026-03-09") });
    const ledger = ledgerOf(partial);
    const step = { from: null, paymentDay: 1, proration: "none" } as const;
    const plan = planTermStep({ terms: partial, ledger, today: TODAY, step });
    expect(plan).toEqual({
      ok: true,
      value: {
        terms: { ...partial, termSteps: [{ ...step, from: "2026-06" }] },
        changes: { inserts: [], updates: [], deletes: [], writeDowns: [], waiverCuts: [] },
      },
    });
    // An explicit month counts.
    const input = { ...step, from: month("2026-03") };
    expect(planTermStep({ terms: partial, ledger, today: TODAY, step: input })).toMatchObject({
      value: { changes: { updates: [{ amountMinor: 100_000 }] } },
    });
    expect(planTermStep({ terms: HALF_YEAR, ledger: ledgerOf(HALF_YEAR), today: TODAY, step })).toMatchObject(
      {
        value: { terms: { termSteps: [{ from: "2026-06" }] } },
      },
    );
  });

  it("touches no month before it and no row with money, and repeating it changes nothing", () => {
    const someStep = fc.record({
      from: fc.integer({ min: -20, max: 12 }).map((months) => addToMonth(monthOf(TODAY), months)),
      paymentDay: fc.integer({ min: 1, max: 31 }),
      proration: fc.constantFrom(...prorations),
    });
    fc.assert(
      fc.property(someLease, someStep, ({ terms: lease, ledger }, step) => {
        const open = { ...ledger, writeDowns: [] };
        const plan = planTermStep({ terms: lease, ledger: open, today: TODAY, step });
        if (!plan.ok) return;
        const { changes } = plan.value;
        const paid = new Set<string>(
          open.payments
            .filter(({ id, amountMinor }) =>
              open.refunds.every((refund) => refund.paymentId !== id || refund.amountMinor < amountMinor),
            )
            .map(({ rowId }) => rowId),
        );
        const touched = [...changes.updates.map(({ rowId }) => rowId), ...changes.deletes];
        for (const id of touched) {
          expect(paid.has(id)).toBe(false);
          expect((open.rows.find((row) => row.id === id)?.period ?? "") >= step.from).toBe(true);
        }
        expect(changes.writeDowns).toEqual([]);
        const again = planTermStep({
          terms: plan.value.terms,
          ledger: applyChanges(open, changes, "n"),
          today: TODAY,
          step,
        });
        expect(again).toMatchObject({
          ok: true,
          value: { changes: { updates: [], inserts: [], deletes: [] } },
        });
        // Earlier months stay the same, whatever is recomputed from the new terms.
        const before = (of: typeof lease) =>
          rentSchedule(of, addToMonth(monthOf(TODAY), 12)).filter(({ period }) => period < step.from);
        if (step.from > monthOf(lease.startsOn)) expect(before(plan.value.terms)).toEqual(before(lease));
      }),
    );
  });
});

it("lets the rows of all months follow another first day", () => {
  const ledger = ledgerOf(HALF_YEAR);
  const { terms: moved, changes } = planNewStart({
    terms: HALF_YEAR,
    ledger,
    today: TODAY,
    startsOn: plainDate("2026-02-15"),
  });
  const after = applyChanges(ledger, changes, "n");
  expect(changes.deletes).toEqual(["r000"]);
  expect(billed(after)).toEqual(billed(scheduled(moved, after)));
  expect(paidMinor(after)).toBe(0);
});

it("shows months beyond the stored ones without repeating any", () => {
  const { rows } = ledgerOf(terms());
  const charge = oneOffCharge(plainDate("2027-08-03"), 4500);
  expect(charge).toMatchObject({ ok: true, value: { kind: "charge", period: "2027-08", oneOff: true } });
  expect(missingRows(terms(), rows, month("2027-08")).map(({ period }) => period)).toEqual([
    "2027-07",
    "2027-08",
  ]);
  expect(oneOffCharge(TODAY, 0)).toEqual({ ok: false, code: "AMOUNT_NOT_POSITIVE" });
});

describe("tracking from an earlier month", () => {
  const tracked = terms({ startsOn: plainDate("2026-01-15"), trackFrom: monthOf(plainDate("2026-05-01")) });
  const plan = (from: string, lease = tracked) =>
    planTrackFrom({ terms: lease, ledger: ledgerOf(lease), today: TODAY, from: month(from) });

  it("adds the months in between and touches none that stands", () => {
    expect(plan("2026-03")).toMatchObject({
      ok: true,
      value: {
        terms: { trackFrom: "2026-03" },
        changes: {
          inserts: [{ period: "2026-03" }, { period: "2026-04" }],
          updates: [],
          deletes: [],
          writeDowns: [],
        },
      },
    });
  });

  it("tracks the whole lease from its first month on, that month by its days", () => {
    const whole = plan("2026-01");
    expect(whole).toMatchObject({ ok: true, value: { terms: { trackFrom: null } } });
    if (!whole.ok) return;
    expect(whole.value.changes.inserts).toMatchObject([
      { period: "2026-01", startsOn: "2026-01-15", amountMinor: 54_839 },
      { period: "2026-02" },
      { period: "2026-03" },
      { period: "2026-04" },
    ]);
    const after = applyChanges(ledgerOf(tracked), whole.value.changes, "n");
    expect(billed(after)).toEqual(billed(ledgerOf(whole.value.terms)));
  });

  it("refuses a month that is tracked, and what an opening balance has counted", () => {
    expect(plan("2026-05")).toEqual({ ok: false, code: "TRACK_FROM_OUT_OF_RANGE" });
    expect(plan("2026-01", terms())).toEqual({ ok: false, code: "TRACK_FROM_OUT_OF_RANGE" });
    expect(plan("2026-03", { ...tracked, openingMinor: -100 })).toEqual({
      ok: false,
      code: "OPENING_STANDS",
    });
  });
});
